// Inline in the pages that are served at any depth (404, and the shell that the service worker answers with):
// finds the base by trying the folders of the address from the deepest up, style sheet first, then the application.
(function () {
  var root = document.documentElement;
  var path = location.pathname.replace(/\/+$/, '');
  var step = function () {
    path = path.slice(0, path.lastIndexOf('/'));
    var link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = path + '/' + root.dataset.style;
    link.onload = function () {
      if (!('stopped' in root.dataset)) import(path + '/' + root.dataset.entry).catch(window.standStill);
    };
    link.onerror = function () {
      link.remove();
      if (path) step();
    };
    document.head.append(link);
  };
  step();
})();
