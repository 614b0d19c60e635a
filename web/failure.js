// The buttons of the page that tells of a failure. They work without the program.
import { save } from './entries.js';

const $ = id => document.getElementById('failure-' + id);

$('copy').addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText($('report').textContent);
  } catch {
    getSelection().selectAllChildren($('report'));
    document.execCommand('copy'); // what is selected can be copied by hand too
  }
});

$('save').addEventListener('click', async () => {
  const ja = document.documentElement.lang === 'ja';
  $('saved').textContent = '';
  try {
    const n = await save();
    $('saved').textContent = !n ? ja ? 'このブラウザーに保存されたゲームはありません。' : 'No games are stored in this browser.'
      : ja ? `${n}件のゲームをファイルに保存しました。「リンク・ファイルを開く」で戻せます。` : `${n} ${n === 1 ? 'game is' : 'games are'} in the file. "Open link or file" brings them back.`;
  } catch (e) {
    $('saved').textContent = `${ja ? '保存領域を読み取れません。' : 'The storage cannot be read.'} (${e?.message || e})`;
  }
});
