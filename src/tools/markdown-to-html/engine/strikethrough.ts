import type { MarkdownIt, StateInline } from 'markdown-it';

const tilde = 0x7e;
/** One tilde and two are different delimiters: they close what they opened only. */
const markers: Readonly<Record<number, number>> = { 1: 0x1_007e, 2: 0x2_007e };
const ours: ReadonlySet<number> = new Set(Object.values(markers));

function tokenize(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== tilde) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  const token = state.push('text', '', 0);
  token.content = '~'.repeat(length);
  const marker = markers[length];
  if (marker !== undefined) {
    state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open, close });
  }
  state.pos += length;
  return true;
}

function mark(state: StateInline, delimiters: StateInline['delimiters']): void {
  for (const { marker, token, end } of delimiters) {
    const close = delimiters[end];
    if (!ours.has(marker) || !close) continue;
    for (const [at, nesting] of [
      [token, 1],
      [close.token, -1],
    ] as const) {
      const made = state.tokens[at];
      if (!made) continue;
      made.type = nesting === 1 ? 'del_open' : 'del_close';
      made.tag = 'del';
      made.nesting = nesting;
      made.markup = made.content;
      made.content = '';
    }
  }
}

/** GFM §6.5: `~x~` and `~~x~~` are deleted; three tildes and more are text. */
export function strikethrough(parser: MarkdownIt): void {
  parser.inline.ruler.before('emphasis', 'gfm-strikethrough', tokenize);
  parser.inline.ruler2.before('emphasis', 'gfm-strikethrough', (state) => {
    mark(state, state.delimiters);
    for (const meta of state.tokens_meta) if (meta) mark(state, meta.delimiters ?? []);
    return false;
  });
}
