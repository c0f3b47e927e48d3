import { refuseLonger } from '#lib/text-limit.ts';
import { loadCharset } from './charset.ts';
import type { CharsetName } from './charsets.ts';
import { decodeBytes } from './decode.ts';
import { encodeText, type Base, type EncodeInput } from './encode.ts';
import { readBytes } from './read-bytes.ts';
import { tableOf, type Row } from './table.ts';

const longest = 5_000_000;

export async function encodeIn(input: EncodeInput): Promise<string> {
  refuseLonger('text', input.text, longest);
  return encodeText(input, await loadCharset(input.charset));
}

interface DecodeInput {
  readonly text: string;
  readonly charset: CharsetName;
  readonly base: Base | 'auto';
  readonly malformed: 'error' | 'replace';
}

export async function decodeIn({ text, charset, base, malformed }: DecodeInput): Promise<string> {
  const bytes = readBytes(text, base);
  return decodeBytes(bytes, await loadCharset(charset), charset, malformed === 'replace');
}

export async function tableIn(text: string, charset: CharsetName, limit: number): Promise<Row[]> {
  return tableOf(text, await loadCharset(charset), limit);
}
