// Runs before the first paint, inline in every page: theme, menu, language, and the base of relative addresses.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return JSON.parse(localStorage.getItem('toolcrib:' + key)).state || {};
    } catch {
      return {};
    }
  };
  var style = read('style');
  if (style.theme === 'light' || style.theme === 'dark') root.dataset.theme = style.theme;
  if (style.isMenuCollapsed === true && !matchMedia('(max-width: 700px)').matches) root.dataset.menu = 'collapsed';
  // Pages one level below the base are written for an address with a slash at the end; hosts serve them without, too.
  var path = location.pathname.replace(/\/(index\.html)?$/, '') + '/';
  if (root.dataset.depth === '1' && path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  var chosen = read('language').chosen;
  var language = chosen === 'en' || chosen === 'fr' ? chosen : /^fr\b/i.test(navigator.language) ? 'fr' : 'en';
  if (language === 'en') return;
  root.lang = language;
  root.dataset.pending = '';
  setTimeout(function () {
    delete root.dataset.pending;
  }, 4000);
  if (!root.dataset.french) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = root.dataset.french;
  document.head.append(link);
})();
