// Watches over the start of the program and tells what keeps it from running, in the player's language. It is written for
// any browser, however old, and needs no other file.
(function () {
  var root = document.documentElement, folder = document.currentScript.src.replace(/[^/]*$/, ''), started = false;

  var chosen = '';
  try { chosen = localStorage.getItem('language') || ''; } catch (e) { /* cookies are blocked */ }
  root.lang = /^ja/.test(chosen || navigator.language || '') ? 'ja' : 'en';

  // What is told, by kind: a heading and a sentence, in English and Japanese.
  var words = {
    stopped: ['Hexrail has stopped', '停止しました',
      'Games are stored in this browser after every action; what is stored stays. Reload to go on.',
      'ゲームは一手ごとにこのブラウザーに保存されます。保存された内容はそのまま残ります。再読み込みして続けてください。'],
    missing: ['Hexrail could not be loaded', '読み込めませんでした',
      'A part of the program did not arrive. Check the network and reload. If that does not help, repair the program files on the rescue page.',
      'プログラムの一部を受信できませんでした。通信を確認して、再読み込みしてください。それでも始まらないときは、救出ページでプログラムのファイルを修復してください。'],
    file: ['Hexrail needs a web server', 'ウェブサーバーが必要です',
      'Browsers do not run it from a file. Put its folder on any static web server and open that address; on a machine with Python, "python3 -m http.server" in the folder makes one.',
      'ブラウザーはファイルから直接実行できません。フォルダーを静的なウェブサーバーに置き、そのアドレスを開いてください。Python があれば、フォルダーの中で「python3 -m http.server」を実行できます。'],
    wasm: ['Hexrail needs WebAssembly', 'WebAssembly が必要です',
      'This browser has none, or has switched it off, as the Lockdown Mode of Apple devices does. Allow it for this page, or use another browser. Stored games can be saved from here and opened there.',
      'このブラウザーでは WebAssembly が使えないか、無効になっています（Apple 製品のロックダウンモードなど）。このページで許可するか、別のブラウザーをお使いください。保存済みのゲームは、ここからファイルに保存して別のブラウザーで開けます。'],
    webgl: ['Hexrail needs WebGL 2', 'WebGL 2 が必要です',
      'This browser cannot draw with it. Switch hardware acceleration on in its settings, update it, or use another browser. Stored games can be saved from here and opened there.',
      'このブラウザーでは WebGL 2 で描画できません。設定でハードウェアアクセラレーションを有効にするか、ブラウザーを更新するか、別のブラウザーをお使いください。保存済みのゲームは、ここからファイルに保存して別のブラウザーで開けます。'],
    old: ['This browser is too old', 'ブラウザーが古すぎます',
      'It does not understand the program. Update it, or use another browser.',
      'このプログラムを実行できません。ブラウザーを更新するか、別のブラウザーをお使いください。'],
  };

  // fail shows the page of a failure, with a report for whoever is to find its cause. The first one stays.
  function fail(kind, report) {
    var page = document.getElementById('failure'), loading = document.getElementById('loading'), w = words[kind];
    if (!page) { document.addEventListener('readystatechange', function () { fail(kind, report); }); return; } // it is still read
    if (!page.hidden) return;
    if (loading) loading.remove();
    var front = document.getElementById('front');
    if (front) { // nothing on it will ever be done
      front.remove();
      document.getElementById('layer').textContent = '';
    }
    page.setAttribute('data-kind', kind);
    document.getElementById('failure-title').textContent = w[root.lang === 'ja' ? 1 : 0];
    document.getElementById('failure-text').textContent = w[root.lang === 'ja' ? 3 : 2];
    document.getElementById('failure-report').textContent = report;
    document.getElementById('failure-copy').hidden = !report;
    document.getElementById('failure-save').hidden = document.getElementById('failure-rescue').hidden = kind === 'file';
    page.hidden = false;
    // Its buttons, which otherwise come with the program.
    var buttons = document.createElement('script');
    buttons.type = 'module';
    buttons.src = 'failure.js';
    document.head.appendChild(buttons);
  }

  // Errors of other scripts, such as those of extensions, are none of ours. After the start only an error that comes out of
  // the program itself says that it has stopped; it says so itself wherever it can.
  function ours(file) { return file.indexOf(folder) === 0 && /\.(js|css)$/.test(file); }
  function ofProgram(error) { return /wasm-function|wasm_exec\.js|\.wasm/.test(error && error.stack || ''); }

  addEventListener('error', function (e) {
    var file = e.target instanceof HTMLScriptElement ? e.target.src : e.target instanceof HTMLLinkElement && e.target.rel === 'stylesheet' ? e.target.href : '';
    if (file) {
      if (!started && ours(file)) fail('missing', file);
    } else if (e.error && ofProgram(e.error) || !started && ours(e.filename || '')) {
      fail(e.error instanceof SyntaxError ? 'old' : 'stopped', e.error && e.error.stack || e.message);
    }
  }, true);
  addEventListener('unhandledrejection', function (e) {
    if (ofProgram(e.reason)) fail('stopped', e.reason.stack);
  });

  // get asks for a file while the page is still read. A hint to the browser would do that too, but a file that is refused, for being of
  // another version, would then be asked for again and let in.
  function get(name) {
    if (!window.fetch || location.protocol === 'file:') return null;
    var answer = fetch(name);
    answer.catch(function () { /* boot.js tells it */ });
    return answer;
  }

  // read reads the still of the start screen while other scripts are loaded. Without it the page waits for the program.
  function read(answer) {
    return answer && answer.then(function (response) { return response.ok ? response.json() : null; }).catch(function () { return null; });
  }

  var asked = !location.hash && !location.search; // for the start screen

  // early asks for a part of the program, unless the start screen comes first: receiving the program makes that wait for half as long
  // again, so the modules ask for their parts once it is painted.
  function early(name) { return asked ? null : get(name); }

  if (asked) root.setAttribute('data-front', 'asked');
  window.hexrailStart = {
    fail: fail, done: function () { started = true; },
    program: early('app.wasm.zst'), unpacker: early('zstd.wasm'),
    front: asked ? read(get('front-' + root.lang + '.json')) : null,
    fonts: { regular: early('ui-regular.ttf.zst'), bold: early('ui-bold.ttf.zst') },
  };

  // Before the other scripts run.
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    document.getElementById('failure-reload').addEventListener('click', function () { location.reload(); });
    if (location.protocol === 'file:') fail('file', '');
    else if (!('noModule' in HTMLScriptElement.prototype)) fail('old', navigator.userAgent);
    else if (typeof WebAssembly !== 'object') fail('wasm', '');
  });
})();
