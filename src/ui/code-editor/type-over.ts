import { EditorView } from '@codemirror/view';

/**
 * Chromium gives text typed over marked or highlighted text the look of the old one by an inline style, which the
 * content security policy refuses and reports: the editor replaces it itself.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.inputType !== 'insertText' || event.data === null || view.composing || view.state.readOnly) return false;
    // Only Chromium has it on a shadow root; the event itself names no ranges there.
    const selected = (view.root as { getSelection?(): Selection | null }).getSelection?.();
    if (!selected?.anchorNode || !selected.focusNode || selected.isCollapsed) return false;
    const anchor = view.posAtDOM(selected.anchorNode, selected.anchorOffset);
    const head = view.posAtDOM(selected.focusNode, selected.focusOffset);
    const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
    const insert = view.state.toText(event.data);
    const selection = { anchor: from + insert.length };
    view.dispatch({ changes: { from, to, insert }, selection, userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
