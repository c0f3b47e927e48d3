import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { readIpv4 } from '#lib/net.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const range = /^(\d[\d.]+)\s*[-–—]\s*(\d[\d.]+)$/;

function readRange(text: string): { start: string; end: string } | undefined {
  const [, start = '', end = ''] = range.exec(text) ?? [];
  const [first, last] = [readIpv4(start), readIpv4(end)];
  return first === undefined || last === undefined || first > last ? undefined : { start, end };
}

const isEntry = (line: string): boolean =>
  readIpv4(line.includes('/') ? line.replace(/\/(?:3[0-2]|[12]?\d)$/, '') : line) !== undefined ||
  readRange(line) !== undefined;

export const recognise: Recogniser = (sample) => {
  const input = sample.isLine(60) ? readRange(sample.text) : undefined;
  if (input) return [{ op: 'ipv4-range-expander/expand', input, score: 92, kind: 'exact', reason: because('range') }];
  const list = sample.entriesOf(isEntry);
  if (!list) return [];
  const reason = because('list', { count: list.items.length });
  return [{ op: 'ipv4-range-expander/aggregate', input: { text: list.text }, score: 90, kind: 'exact', reason }];
};
