import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { Sample } from '#core/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const lengths: ReadonlySet<number> = new Set([32, 40, 56, 64, 96, 128]);
const integrity = /^(?:integrity=["'])?(sha(?:256|384|512)-[\w+/-]{43,86}={0,2})["']?$/;
const sums = /^(?:([\da-f]{32,128}) [ *]\S.*|[\w/-]+ ?\(.+\) ?= ?([\da-f]{32,128}))$/i;
/** As registries, lock files and pages for downloads write it. */
const named = /^(?:md5|sha-?(?:1|224|256|384|512))(?:sum)?\s?[:=]\s?([\da-f]{32,128})$/i;

function isSum(line: string): boolean {
  const [, plain, tagged] = sums.exec(line) ?? [];
  return lengths.has((plain ?? tagged ?? '').length);
}

/** Lines of a checksum file, blank ones and comments between them. */
function listed(sample: Sample): Guess[] {
  const { text } = sample;
  const lines = sample.listOf((line) => /^[#;]/.test(line) || isSum(line));
  const count = lines?.filter((line) => !/^[#;]/.test(line)).length ?? 0;
  if (count < 2) return [];
  const reason = because('lines', { count });
  return [{ op: 'hash-text/check-list', input: { list: text }, score: 88, kind: 'exact', reason, needs: ['files'] }];
}

export const recognise: Recogniser = (sample) => {
  const { source } = sample;
  if (source.text === undefined)
    return [{ op: 'hash-text/hash-file', input: {}, score: 60, kind: 'text', reason: because('file') }];
  if (!sample.isLine(4096)) return listed(sample);
  const op = 'hash-text/identify';
  const text = named.exec(sample.text)?.[1] ?? sample.text;
  if (lengths.has(text.length) && /^(?:[\da-f]+|[\dA-F]+)$/.test(text)) {
    const score = /^\d+$/.test(text) ? 70 : /\d/.test(text) ? 88 : 60;
    return [{ op, input: { text }, score, kind: 'encoding', reason: because('digits', { count: text.length }) }];
  }
  const value = integrity.exec(text)?.[1];
  if (value !== undefined)
    return [{ op, input: { text: value }, score: 88, kind: 'exact', reason: because('integrity') }];
  if (!isSum(text)) return [];
  return [{ op, input: { text }, score: 85, kind: 'exact', reason: because('line') }];
};
