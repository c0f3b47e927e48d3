// Inline in every page: keeps what is done before the application can do it, in order, for wake.ts. Links work by
// themselves, and typed text stays where it is: the application only hears of it.
(function () {
  var kept = [];
  var early = (window.early = { kept: kept });
  var root = document.documentElement;
  var types = ['click', 'change', 'input', 'keydown', 'paste', 'dragstart', 'dragover', 'drop'];
  var pressed = 'button, summary, [type=checkbox], [type=radio]';
  /** Something is dragged that began on the page. */
  var isOwn = false;
  /** What was pressed takes the focus elsewhere, so that what is typed next is meant for another place. */
  var moves = false;

  var readKey = function (event, isText) {
    var key = event.key;
    var wasMoved = moves;
    var target = event.target;
    var isMain = event.ctrlKey !== event.metaKey;
    if (event.repeat || event.isComposing || target.closest('[data-takes-keys]')) return;
    if (event.ctrlKey || event.metaKey) {
      if (!isMain || event.altKey || event.shiftKey || key.toLowerCase() !== 'k') return;
    } else if (event.altKey) {
      if (isText || !/^(KeyC|Digit[1-9])$/.test(event.code)) return;
    } else if (moves) {
      if (!/^(.|Backspace|Enter|Escape|Home|End|Arrow(Up|Down))$/u.test(key)) return;
    } else if (isText ? key !== 'Enter' || target.tagName !== 'INPUT' : key.length > 1 || key === ' ') return;
    if (isMain || (!isText && /^[/?]$/.test(key))) moves = true;
    return {
      wasMoved: wasMoved,
      key: {
        key: key,
        code: event.code,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        shiftKey: event.shiftKey,
      },
    };
  };

  var readData = function (data) {
    var one = { text: data.getData('text/plain'), html: data.getData('text/html'), files: [].slice.call(data.files) };
    return (one.text || one.html || one.files.length) && one;
  };

  /** What the application needs to do it later; nothing for what the browser does alone. */
  var read = function (event) {
    var type = event.type;
    var target = event.target;
    var isText = target.matches('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])');
    if (type === 'click') {
      var control = target.closest('label, ' + pressed);
      control = control && (control.control || control);
      moves = !!control && control.hasAttribute('aria-keyshortcuts');
      return control && control.matches(pressed) && { target: control };
    }
    if (type === 'input')
      return isText && !target.files && !target.options && { value: target.value, caret: target.selectionEnd };
    if (type === 'change') return (target.files || target.options) && { value: target.value };
    if (type === 'keydown') return readKey(event, isText);
    if (type === 'paste') {
      var data = event.clipboardData;
      var isPlain = target.matches('textarea:not([data-pastes])') && !data.files.length;
      var pasted = (moves || !isPlain) && readData(data);
      return pasted && Object.assign(pasted, { wasMoved: moves });
    }
    if (type === 'dragstart') isOwn = true;
    if (isOwn || (isText && event.dataTransfer.types.indexOf('Files') < 0)) return;
    event.preventDefault();
    return type === 'drop' && readData(event.dataTransfer);
  };

  var hear = function (event) {
    var type = event.type;
    var isIdle = !kept.length;
    if (isIdle && early.listens) {
      types.forEach(function (name) {
        removeEventListener(name, hear, true);
      });
      return;
    }
    // What the application does by code is no matter of ours; the browser takes what it writes for typed.
    if (!event.isTrusted || early.isWriting || !event.target.closest) return;
    if (isIdle) moves = false;
    if (isIdle && early.isAwake && (/^(click|change|input)$/.test(type) || event.ctrlKey || event.metaKey)) return;
    var one = read(event);
    if (!one) return;
    event.stopImmediatePropagation();
    one.type = type;
    one.target = one.target || event.target;
    if (type === 'input' || type === 'change') {
      // The colors of a sample no longer fit.
      one.target.dataset.typed = '';
      var last = kept[kept.length - 1];
      if (last && last.type === type && last.target === one.target) kept.pop();
    } else {
      event.preventDefault();
      root.dataset.heard = '';
      if (type === 'click') one.target.dataset.heard = '';
    }
    kept.push(one);
    if (early.take) early.take();
  };
  types.forEach(function (name) {
    addEventListener(name, hear, true);
  });
})();
