// The rescue page: games can be saved and deleted, and the files of the program loaded anew, without the program.
import { entries, games, remove, save } from './entries.js';
import { cachePrefix } from './scope.js';

const $ = id => document.getElementById(id);
let chosen = '';
try { chosen = localStorage.getItem('language') || ''; } catch { /* cookies are blocked */ }
const ja = /^ja/.test(chosen || navigator.language);
document.documentElement.lang = ja ? 'ja' : 'en';
const in2 = (en, japanese) => ja ? japanese : en;

const say = text => { $('said').textContent = text; };
const trouble = e => say(in2(
  `The storage cannot be read. Close all other tabs of the program, or start the browser again. (${e?.message || e})`,
  `保存領域を読み取れません。このプログラムのほかのタブをすべて閉じるか、ブラウザーを再起動してください。（${e?.message || e}）`));

function element(tag, text, ...children) {
  const el = document.createElement(tag);
  el.textContent = text;
  el.append(...children);
  return el;
}

// line describes a game.
function line(g) {
  const facts = g.damaged ? [in2('cannot be read', '読み取れません')]
    : [g.title, g.players.join(in2(', ', '、')), new Date(g.changed * 1000).toLocaleDateString()];
  facts.push(in2(`${g.actions} ${g.actions === 1 ? 'action' : 'actions'}`, `${g.actions}手`));
  if (g.deleted) facts.push(in2('deleted', '削除済み'));
  const button = element('button', in2('Delete', '削除'));
  button.addEventListener('click', async () => {
    const name = g.name || g.id;
    if (!confirm(in2(`Delete "${name}" for good? Save all games as a file first if in doubt.`, `「${name}」を完全に削除しますか？迷うときは、先にすべてのゲームをファイルに保存してください。`))) return;
    try {
      await remove(g.id);
      await list();
      say(in2(`"${name}" is deleted.`, `「${name}」を削除しました。`));
    } catch (e) {
      trouble(e);
    }
  });
  const li = element('li', '', element('div', g.name || g.id, element('small', facts.join(' · '))), button);
  li.dataset.id = g.id;
  return li;
}

async function list() {
  const all = games(await entries());
  $('games').replaceChildren(...all.length ? all.map(line) : [element('li', in2('No games are stored here.', '保存されたゲームはありません。'))]);
  $('save').disabled = !all.length;
}

$('save').addEventListener('click', async () => {
  try {
    const n = await save();
    say(in2(`${n} ${n === 1 ? 'game is' : 'games are'} in the file. "Open link or file" in the program brings them back.`, `${n}件のゲームをファイルに保存しました。プログラムの「リンク・ファイルを開く」で戻せます。`));
  } catch (e) {
    trouble(e);
  }
});

$('repair').addEventListener('click', async () => {
  if (!navigator.onLine && !confirm(in2('There is no network. Without it the program cannot be loaded anew. Remove its files all the same?', '通信がありません。通信がないとプログラムを読み込めません。それでもファイルを削除しますか？'))) return;
  try {
    await (await navigator.serviceWorker?.getRegistration('./'))?.unregister();
    const names = globalThis.caches ? await caches.keys() : [];
    await Promise.all(names.filter(name => name.startsWith(cachePrefix)).map(name => caches.delete(name)));
    say(in2('The files are removed. Open Hexrail to load them anew.', 'ファイルを削除しました。Hexrail を開くと新しく読み込みます。'));
  } catch (e) {
    say(in2('The files cannot be removed.', 'ファイルを削除できません。') + ` (${e?.message || e})`);
  }
});

list().catch(trouble);
