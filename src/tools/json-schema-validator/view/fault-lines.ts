import type { Fault } from '../engine/report.ts';

export interface FaultLine {
  /** Unique among all faults: the path of alternatives to it. */
  readonly key: string;
  readonly fault: Fault;
  /** The number of unions around it. */
  readonly depth: number;
  /** Of the innermost union, from 1. */
  readonly alternative?: number;
  /** How many more alternatives the union has than the nearest one. */
  readonly folded?: number;
}

interface Around {
  readonly prefix: string;
  readonly depth: number;
  readonly alternative?: number;
}

/**
 * The faults one below the other. A union is followed by the alternative that is nearest, the one with the fewest faults, and
 * by the others if it is open. What is about a member's name is so in the alternatives too.
 */
export function faultLines(
  faults: readonly Fault[],
  isOpen: (key: string) => boolean = () => false,
  { prefix, ...around }: Around = { prefix: '', depth: 0 },
): FaultLine[] {
  return faults.flatMap((fault, index) => {
    const key = `${prefix}${index}`;
    const { branches = [], params } = fault;
    const { name } = params;
    const ordered = branches
      .map((branch, at) => ({
        at,
        branch: name === undefined ? branch : branch.map((one) => ({ ...one, params: { ...one.params, name } })),
      }))
      .toSorted((one, other) => one.branch.length - other.branch.length);
    const shown = isOpen(key) ? ordered : ordered.slice(0, 1);
    return [
      { key, fault, ...around, ...(branches.length > 0 && { folded: branches.length - 1 }) },
      ...shown.flatMap(({ at, branch }) =>
        faultLines(branch, isOpen, { prefix: `${key}/${at}.`, depth: around.depth + 1, alternative: at + 1 }),
      ),
    ];
  });
}

/** All faults with every alternative, a line each, for a text such as an issue. */
export function faultText(faults: readonly Fault[], sentenceOf: (line: FaultLine) => string): string {
  return faultLines(faults, () => true)
    .map((line) => `${'  '.repeat(line.depth)}${sentenceOf(line)}`)
    .join('\n');
}
