// Inline in every page, after record.js: a page that cannot start stays as it was prerendered and says so in one sentence.
// Its links lead on by themselves.
(function () {
  var root = document.documentElement;
  // What the sources use without asking, the newest of it: scripts/platform.test.ts holds them to this list.
  var needs = {
    'AbortSignal.any': window.AbortSignal && AbortSignal.any,
    'Array.prototype.toSorted': [].toSorted,
    CompressionStream: window.CompressionStream,
    'Element.prototype.checkVisibility': root.checkVisibility,
    'Intl.Segmenter': window.Intl && Intl.Segmenter,
    'String.prototype.isWellFormed': ''.isWellFormed,
  };
  var words = {
    en: {
      lacks: 'This browser is too old to run the tools (it lacks {names}); you can read the page, and its links work.',
      failed:
        'Something went wrong, and the tools on this page do not run; reload it to try again, or follow its links.',
    },
    fr: {
      lacks:
        'Ce navigateur est trop ancien pour exécuter les outils (il lui manque {names})\u00a0; la page reste lisible et ses liens fonctionnent.',
      failed:
        'Une erreur s’est produite et les outils de cette page ne fonctionnent pas\u00a0; rechargez-la pour réessayer, ou suivez ses liens.',
    },
  };

  var say = function (names) {
    if ('stopped' in root.dataset) return;
    root.dataset.stopped = '';
    delete root.dataset.pending;
    delete root.dataset.heard;
    early.kept.length = 0;
    early.listens = true;
    var language = root.lang === 'fr' ? 'fr' : 'en';
    // What was prerendered is English.
    root.lang = 'en';
    var line = document.createElement('p');
    line.lang = language;
    line.dataset.standstill = '';
    line.textContent = words[language][names ? 'lacks' : 'failed'].replace('{names}', names);
    line.setAttribute('role', 'alert');
    var show = function () {
      document.body.insertBefore(line, document.body.firstChild);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  };

  var missing = Object.keys(needs).filter(function (name) {
    return !needs[name];
  });
  if (missing.length) say(missing.join(', '));
  // Where the application stops after it has started, it calls this itself.
  window.standStill = function () {
    say('');
  };
  addEventListener(
    'error',
    function (event) {
      if (early.isStarted) return;
      var target = event.target;
      if (target.type === 'module' || /\/assets\//.test(event.filename)) say('');
    },
    true,
  );
})();
