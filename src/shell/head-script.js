// Runs before the first paint, inline in every page: style, theme, menu, language, and the base of relative addresses.
(function () {
  var root = document.documentElement;
  // The page's own style comes with it. An inline style element would need a hash for each page in the one policy of all.
  var rules = document.querySelector('script[type="text/css"]');
  if (rules && document.adoptedStyleSheets) {
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.textContent);
    document.adoptedStyleSheets = [sheet];
  }
  var read = function (key) {
    try {
      return JSON.parse(localStorage.getItem('toolcrib:' + key)).state || {};
    } catch {
      return {};
    }
  };
  var style = read('style');
  // What the host has set in toolcrib.config.json, as it was on the last visit.
  var site = read('site');
  var theme = style.theme || site.theme;
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (style.isMenuCollapsed === true && !matchMedia('(max-width: 700px)').matches) root.dataset.menu = 'collapsed';
  // The row of recent tools keeps its room until they are there.
  if ((read('recents').ids || []).length) root.dataset.recents = '';
  // Pages one level below the base are written for an address with a slash at the end; hosts serve them without, too, or with
  // slashes that are doubled, which would be the address of another host.
  var path = location.pathname.replace(/\/{2,}/g, '/').replace(/\/(index\.html)?$/, '') + '/';
  if (root.dataset.depth === '1' && path !== location.pathname) {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  if (root.dataset.depth && typeof site.text !== 'string') {
    window.siteAnswer = fetch((root.dataset.depth === '1' ? '../' : './') + 'toolcrib.config.json', {
      cache: 'no-cache',
    }).catch(function () {});
  }
  var chosen = read('language').chosen || site.language;
  var language = chosen === 'en' || chosen === 'fr' ? chosen : /^fr\b/i.test(navigator.language) ? 'fr' : 'en';
  if (language === 'en' && site.differs !== true) return;
  root.lang = language;
  root.dataset.pending = '';
  setTimeout(function () {
    delete root.dataset.pending;
  }, 4000);
  if (language === 'en' || !root.dataset.french) return;
  root.dataset.french.split(' ').forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  });
})();
