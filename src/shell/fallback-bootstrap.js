// Inline in the pages that are served at any depth (404, and the shell that the service worker answers with):
// finds the base by trying the folders of the address from the deepest up, style sheet first, then the application, and
// links what only the base can name.
(function () {
  var root = document.documentElement;
  var path = location.pathname.replace(/\/+$/, '');
  var add = function (rel, file, facts) {
    var link = Object.assign(document.createElement('link'), { rel: rel, href: path + '/' + file }, facts);
    document.head.append(link);
    return link;
  };
  var step = function () {
    path = path.slice(0, path.lastIndexOf('/'));
    var link = add('stylesheet', root.dataset.style);
    link.onload = function () {
      add('search', root.dataset.search, { type: 'application/opensearchdescription+xml', title: 'Toolcrib' });
      if (!('stopped' in root.dataset)) import(path + '/' + root.dataset.entry).catch(window.standStill);
    };
    link.onerror = function () {
      link.remove();
      if (path) step();
    };
  };
  step();
})();
