import { ToolError } from '#core/operation.ts';
import { itemsOf } from './items.ts';
import { normalizeItem, type Normalized, type Options } from './normalize.ts';

export interface ListInput extends Options {
  readonly text: string;
}

export interface Row extends Normalized {
  /** Where the item begins, from 1. */
  readonly line: number;
  readonly input: string;
}

export interface Duplicate {
  readonly address: string;
  readonly count: number;
  readonly inputs: readonly string[];
}

export interface Analysis {
  readonly total: number;
  readonly valid: number;
  /** Different addresses among the valid ones. */
  readonly distinct: number;
  readonly rows: readonly Row[];
  /** The most frequent first, then by first appearance. */
  readonly duplicates: readonly Duplicate[];
}

interface NormalizeInput extends ListInput {
  readonly invalid: 'keep' | 'drop' | 'error';
  readonly dedupe: boolean;
}

export function normalizeAddresses({ text, invalid, dedupe, ...options }: NormalizeInput): string {
  const lines: string[] = [];
  const seen = new Set<string>();
  for (const { line, written } of itemsOf(text)) {
    const { address, problem } = normalizeItem(written, options);
    if (address === null && invalid === 'error') {
      throw new ToolError('invalid-address', { problem, item: written, line });
    }
    if (address === null && invalid === 'drop') continue;
    const shown = address ?? written;
    if (dedupe && seen.has(shown)) continue;
    seen.add(shown);
    lines.push(shown);
  }
  return lines.join('\n');
}

export function analyzeAddresses({ text, ...options }: ListInput): Analysis {
  const rows: Row[] = [];
  const inputs = new Map<string, string[]>();
  for (const { line, written } of itemsOf(text)) {
    const { address, provider, tag, changes, problem } = normalizeItem(written, options);
    rows.push({ line, input: written, address, provider, tag, changes, problem });
    if (address === null) continue;
    const same = inputs.get(address);
    if (same) same.push(written);
    else inputs.set(address, [written]);
  }
  const groups = Array.from(inputs, ([address, same]) => ({ address, count: same.length, inputs: same }));
  return {
    total: rows.length,
    valid: rows.filter(({ address }) => address !== null).length,
    distinct: inputs.size,
    rows,
    duplicates: groups.filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count),
  };
}
