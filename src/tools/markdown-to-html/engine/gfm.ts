import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** GFM §4.10: the alignment of a column is an attribute. */
export function alignAttributes(parser: MarkdownIt): void {
  parser.core.ruler.push('gfm-align', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style'))) ?? [];
      if (side !== undefined) token.attrs = [['align', side]];
    }
  });
}

const box = /^\[([ xX])\](?=\s|$)/;

/** The box at the start of a text; a line break after it may be a token of its own. */
function boxIn(children: readonly Token[]): RegExpExecArray | null {
  const [first, second] = children;
  const found = first?.type === 'text' ? box.exec(first.content) : null;
  const isAlone = found !== null && found[0].length === first?.content.length;
  return isAlone && second?.type !== 'softbreak' && second?.type !== 'hardbreak' ? null : found;
}

function markItems(state: StateCore): void {
  const { tokens } = state;
  const lists: Token[] = [];
  for (const [at, inline] of tokens.entries()) {
    if (inline.type.endsWith('_list_open')) lists.push(inline);
    if (inline.type.endsWith('_list_close')) lists.pop();
    const isFirst = tokens[at - 1]?.type === 'paragraph_open' && tokens[at - 2]?.type === 'list_item_open';
    const children = inline.children;
    const found = inline.type === 'inline' && isFirst && children ? boxIn(children) : null;
    const [text] = children ?? [];
    if (!found || !text || !children) continue;
    text.content = text.content.slice(found[0].length);
    const input = new state.Token('task_box', 'input', 0);
    input.attrs = [
      ['type', 'checkbox'],
      ['disabled', ''],
      ...(found[1] === ' ' ? [] : ([['checked', '']] as [string, string][])),
    ];
    children.unshift(input);
    tokens[at - 2]?.attrJoin('class', 'task-list-item');
    const list = lists.at(-1);
    if (list?.attrGet('class') === null) list.attrSet('class', 'contains-task-list');
  }
}

/** GFM §5.3: `[ ]` and `[x]` at the start of an item are boxes. */
export function taskItems(parser: MarkdownIt): void {
  // Before escaped signs become part of the text: `\[ ]` is not a box.
  parser.core.ruler.before('text_join', 'gfm-tasks', markItems);
  parser.renderer.rules['task_box'] = (tokens, at) => {
    const isChecked = tokens[at]?.attrGet('checked') !== null;
    return `<input type="checkbox" disabled${isChecked ? ' checked' : ''}>`;
  };
}
