// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types
/// <reference path="./nearley.d.ts" />
import nearley, { type CompiledRules, type Rule } from 'nearley';

type Build = (parts: readonly unknown[]) => unknown;

/** A value that is computed once the parser knows that it is needed. */
class Deferred {
  constructor(
    readonly build: Build,
    readonly parts: readonly unknown[],
  ) {}
}

const holdsDeferred = (parts: readonly unknown[]): boolean =>
  parts.some((part) => part instanceof Deferred || (Array.isArray(part) && holdsDeferred(part)));

/** Computes a value and all it needs, however deep that goes. */
function compute(root: unknown): unknown {
  const frames: { readonly build?: Build; readonly parts: readonly unknown[]; readonly values: unknown[] }[] = [
    { build: ([value]) => value, parts: [root], values: [] },
  ];
  for (;;) {
    const { build, parts, values } = frames.at(-1) as (typeof frames)[number];
    const part = parts[values.length];
    if (values.length === parts.length) {
      frames.pop();
      const value = build ? build(values) : values;
      const outer = frames.at(-1);
      if (!outer) return value;
      outer.values.push(value);
    } else if (part instanceof Deferred) frames.push({ build: part.build, parts: part.parts, values: [] });
    else if (Array.isArray(part)) frames.push({ parts: part, values: [] });
    else values.push(part);
  }
}

/** `list → list item`: nearley's way to write `item:*`. */
const isList = ({ name, symbols }: Rule): boolean =>
  symbols.length === 2 && symbols[0] === name && name.includes('$ebnf$');

/** The list is one that `compute` has just made, and in use nowhere else. */
const append: Build = ([list, item]) => {
  (list as unknown[]).push(item);
  return list;
};

/** Lists and what holds one wait, up to the rule whose last token is there. */
function withoutCopies({ ParserRules: rules, ...others }: CompiledRules): CompiledRules {
  const isToken = (symbol: unknown): boolean =>
    typeof symbol !== 'string' ||
    rules.every(({ name, symbols }) => name !== symbol || (symbols.length === 1 && typeof symbols[0] !== 'string'));
  const rewrite = (rule: Rule): Rule => {
    const { postprocess, symbols } = rule;
    if (!postprocess) return rule;
    if (isList(rule)) return { ...rule, postprocess: (parts) => new Deferred(append, parts) };
    const isClosed = symbols.length > 0 && isToken(symbols.at(-1));
    return {
      ...rule,
      postprocess: (parts) => {
        if (!holdsDeferred(parts)) return postprocess(parts);
        const deferred = new Deferred(postprocess, parts);
        return isClosed ? compute(deferred) : deferred;
      },
    };
  };
  return { ...others, ParserRules: rules.map(rewrite) };
}

/**
 * Makes nearley, the parser in sql-formatter, take time and memory in proportion to the text. It computes a value for
 * each beginning of what it reads, and a list of n items is copied n times for that: 40,000 statements filled 4 GB. And its
 * message for a fault describes each way that led there, 14 MB for `between` a thousand times; only the place is used.
 */
export function parseInLinearTime(): void {
  const { Grammar, Parser } = nearley;
  const { fromCompiled } = Grammar;
  Grammar.fromCompiled = (compiled, start) => fromCompiled(withoutCopies(compiled), start);
  const { prototype } = Parser;
  const { finish } = prototype;
  prototype.finish = function finishLists() {
    return finish.call(this).map(compute);
  };
  prototype.reportError = function reportPlace(token) {
    return this.lexer.formatError(token);
  };
}
