import { Lexer, Parser, type CST } from 'yaml';
import { depthLimit } from './value.ts';

interface Pending {
  readonly token: CST.Token | null | undefined;
  /** The containers around it. */
  readonly depth: number;
}

export interface YamlTokens {
  readonly tokens: readonly CST.Token[];
  readonly comments: number;
  /** Where a container nests too deeply, if any does. */
  readonly tooDeepAt: number | undefined;
}

const isComment = ({ type }: CST.SourceToken): boolean => type === 'comment';
const isPairMark = ({ type }: CST.SourceToken): boolean => type === 'map-value-ind' || type === 'explicit-key-ind';

const isContainer = ({ type }: CST.Token): boolean =>
  type === 'block-map' || type === 'block-seq' || type === 'flow-collection';

/** Parses until more containers are open than are allowed; the innermost one then. */
function parse(text: string, tokens: CST.Token[]): CST.Token | undefined {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length <= depthLimit) continue;
    const open = parser.stack.filter(isContainer);
    if (open.length > depthLimit) return open[depthLimit];
  }
  for (const token of parser.end()) tokens.push(token);
  return undefined;
}

/** The concrete syntax of a text, with its depth measured on a stack of its own: composing it is recursive. */
export function tokensOf(text: string): YamlTokens {
  const tokens: CST.Token[] = [];
  const deepest = parse(text, tokens);
  if (deepest) return { tokens, comments: 0, tooDeepAt: deepest.offset };
  const pending: Pending[] = tokens.map((token) => ({ token, depth: 0 })).toReversed();
  let comments = 0;
  const count = (marks: readonly CST.SourceToken[] | undefined): void => {
    if (marks) comments += marks.filter(isComment).length;
  };
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { token, depth } = next;
    switch (token?.type) {
      case 'comment':
        comments++;
        break;
      case 'document':
        count(token.start);
        count(token.end);
        pending.push({ token: token.value, depth });
        break;
      case 'block-scalar':
        count(token.props as CST.SourceToken[]);
        break;
      case 'block-map':
      case 'block-seq':
      case 'flow-collection': {
        if (depth >= depthLimit) return { tokens, comments, tooDeepAt: token.offset };
        if (token.type === 'flow-collection') count(token.end);
        const isFlowList = token.type === 'flow-collection' && token.start.source === '[';
        for (const { start, key, sep, value } of token.items as readonly CST.CollectionItem[]) {
          count(start);
          count(sep);
          // A pair in a flow sequence is a mapping by itself.
          const isPair = isFlowList && [...start, ...(sep ?? [])].some(isPairMark);
          const inner = depth + (isPair ? 2 : 1);
          pending.push({ token: value, depth: inner }, { token: key, depth: inner });
        }
        break;
      }
      default:
        if (token && 'end' in token) count(token.end as CST.SourceToken[] | undefined);
    }
  }
  return { tokens, comments, tooDeepAt: undefined };
}
