import { RegExpParser, RegExpSyntaxError, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { ToolError } from '#core/operation.ts';
import { compiledPattern, isTooDeep, reasonOf } from '#lib/compiled-pattern.ts';
import { placesIn } from '#lib/percent/place.ts';

/** ECMAScript 2025, §22.2.1, annex B.1.2 included. */
const ecmaVersion = 2025;
const known = 'dgimsuvy';

/** Throws `invalid-flags` { flag, reason } for what no regular expression has. */
export function checkFlags(flags: string): void {
  const seen = new Set<string>();
  for (const flag of flags) {
    if (!known.includes(flag)) throw new ToolError('invalid-flags', { flag, reason: 'unknown' });
    if (seen.has(flag)) throw new ToolError('invalid-flags', { flag, reason: 'repeated' });
    seen.add(flag);
  }
  if (seen.has('u') && seen.has('v')) throw new ToolError('invalid-flags', { flag: 'v', reason: 'conflict' });
}

export interface Group {
  /** From 1. */
  readonly number: number;
  readonly name: string | null;
  readonly node: AST.CapturingGroup;
}

export interface Parsed {
  readonly ast: AST.Pattern;
  /** The capturing groups, in order. */
  readonly groups: readonly Group[];
  /** Each name once. */
  readonly names: readonly string[];
}

/** What a pattern says. Errors: `invalid-flags`, `invalid-pattern` { reason, index, line, column }, `unsupported-pattern`. */
export function parse(pattern: string, flags: string): Parsed {
  checkFlags(flags);
  if (isTooDeep(pattern)) throw new ToolError('unsupported-pattern', { reason: 'Nested too deeply' });
  const ast = readPattern(pattern, flags);
  const nodes: AST.CapturingGroup[] = [];
  visitRegExpAST(ast, { onCapturingGroupEnter: (node) => void nodes.push(node) });
  const groups = nodes.map((node, at) => ({ number: at + 1, name: node.name, node }));
  const names = [...new Set(groups.flatMap(({ name }) => name ?? []))];
  return { ast, groups, names };
}

function readPattern(pattern: string, flags: string): AST.Pattern {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  try {
    return new RegExpParser({ ecmaVersion }).parsePattern(pattern, 0, pattern.length, mode);
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    throw new ToolError('invalid-pattern', { reason: reasonOf(error), ...placesIn(pattern)(error.index) });
  }
}

/** The pattern for this runtime. Error: `unsupported-pattern` { reason } where it does not know all of the syntax. */
export function compile(pattern: string, flags: string): RegExp {
  try {
    return compiledPattern(pattern, flags);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ToolError('unsupported-pattern', { reason: reasonOf(error) });
  }
}
