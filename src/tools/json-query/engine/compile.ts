import { ToolError } from '#core/operation.ts';
import type { Step } from '#lib/json-scan/token.ts';
import type { Value } from '#lib/documents/value.ts';
import type { Language, QueryInput } from './fields.ts';
import { evaluate, stepsOf } from './jmespath/evaluate.ts';
import { parseJmesPath } from './jmespath/parser.ts';
import { Evaluator, stepsTo } from './jsonpath/evaluate.ts';
import { parseJsonPath } from './jsonpath/parser.ts';
import { findPointer, parsePointer } from './pointer.ts';
import { lengthLimit, Refusal } from './refusal.ts';

interface Found {
  readonly value: Value;
  /** The way from the root; undefined for what is not a part of the document. */
  readonly steps: (() => readonly Step[]) | undefined;
}

interface Chosen {
  readonly language: Language;
  readonly expression: string;
  /** How much was cut off in front. */
  readonly shift: number;
}

function suggestionFor(expression: string): string | null {
  try {
    parseJsonPath(`$${expression}`);
    return `$${expression}`;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function choose({ expression, language }: Pick<QueryInput, 'expression' | 'language'>): Chosen {
  if (language !== 'auto') return { language, expression, shift: 0 };
  const trimmed = expression.trim();
  const shift = expression.length - expression.trimStart().length;
  if (trimmed === '' || trimmed === '#' || /^#?\//.test(trimmed))
    return { language: 'pointer', expression: trimmed, shift };
  if (trimmed.startsWith('$')) return { language: 'jsonpath', expression: trimmed, shift };
  if (trimmed.startsWith('.') || /\| select\(|\.\[\]/.test(trimmed)) {
    throw new ToolError('looks-like-jq', { suggestion: suggestionFor(trimmed) });
  }
  return { language: 'jmespath', expression: trimmed, shift };
}

type Run = (root: Value) => Found[];

const compilers: Readonly<Record<Language, (expression: string) => Run>> = {
  pointer: (expression) => {
    const tokens = parsePointer(expression);
    return (root) => {
      const found = findPointer(root, tokens);
      return found ? [{ value: found.value, steps: () => found.steps }] : [];
    };
  },
  jsonpath: (expression) => {
    const query = parseJsonPath(expression);
    return (root) =>
      new Evaluator(root).nodes(query).map((node) => ({ value: node.value, steps: () => stepsTo(node) }));
  },
  jmespath: (expression) => {
    const parsed = parseJmesPath(expression);
    return (root) => {
      const steps = stepsOf(parsed, root);
      return [{ value: evaluate(parsed, root), steps: steps && (() => steps) }];
    };
  },
};

/** Errors: `invalid-expression`, `looks-like-jq`. */
export function compile(input: Pick<QueryInput, 'expression' | 'language'>): {
  readonly language: Language;
  readonly run: Run;
} {
  const { language, expression, shift } = choose(input);
  try {
    if (expression.length > lengthLimit) throw new Refusal('out-of-range', lengthLimit);
    return { language, run: compilers[language](expression) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { functionName, offset, reason } = error;
    const name = functionName === undefined ? {} : { name: functionName };
    throw new ToolError('invalid-expression', { language, offset: offset + shift, reason, ...name });
  }
}

export const isBlank = (text: string): boolean => !/[^\s\uFEFF]/.test(text);
