import { ToolError, type Context } from '#core/operation.ts';
import { JsonFault } from '#lib/json-scan/fault.ts';
import { toBytes } from '#lib/json-scan/source.ts';
import { encodingOf, type Encoding } from './encoding.ts';
import { rulesFor } from './find.ts';
import { JsonWalk } from './json-walk.ts';
import { beginsLikeJson, maskText, type Masked, type Settings } from './mask.ts';
import { endOfRecords, maskPlain } from './plain.ts';
import { Report } from './report.ts';
import { endOfKey, openKeyIn } from './rules/keys.ts';

const mostJson = 50_000_000;
/** What is searched at a time; a private key that has not ended by `longestKey` is taken for one that never does. */
const chunkSize = 1_000_000;
const longestKey = 4_000_000;
/** No last line of a key is longer. */
const longestEnd = 200;

export type MaskedFile = Omit<Masked, 'text' | 'format'> & { readonly file: Blob };

const bytesOf = async (file: Blob, from: number, to?: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** So much of a large file shows whether it is JSON; a fault in the last few bytes may be that of the cut. */
const shownLength = 65_536;
const longestCut = 16;

function isStartOfJson(start: string): boolean {
  const bytes = toBytes(start);
  const walk = new JsonWalk(bytes);
  try {
    while (walk.next());
    return true;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return error.facts.at >= bytes.length - longestCut;
  }
}

export async function isJson(file: Blob, format: Settings['format'], { decoder }: Encoding): Promise<boolean> {
  if (format !== 'auto') return format !== 'text';
  const start = decoder()(await bytesOf(file, 0, shownLength), false);
  return beginsLikeJson.test(start) && (file.size <= mostJson || isStartOfJson(start));
}

/** How much of the buffer can be searched now: whole lines, and no key without its end. */
function readyIn(buffer: string): number {
  const lastLine = Math.max(buffer.lastIndexOf('\n'), buffer.lastIndexOf('\r', buffer.length - 2)) + 1;
  const end = endOfRecords(buffer, lastLine);
  const open = openKeyIn(buffer.slice(0, end));
  if (open === undefined || buffer.length - open > longestKey) return end;
  return Math.max(buffer.lastIndexOf('\n', open), buffer.lastIndexOf('\r', open)) + 1;
}

const countLines = (text: string): number => (text.match(/\r\n|\r|\n/g) ?? []).length;

interface Piece {
  readonly text: string;
  /** The number of its first line. */
  readonly line: number;
}

/** A text in pieces that end with a line; the rest of a key that is too long is left out with it. */
async function* piecesOf(file: Blob, { decoder }: Encoding, context: Context): AsyncGenerator<Piece> {
  const decode = decoder();
  let buffer = '';
  let skipped: string | undefined;
  let line = 1;
  for (let from = 0; from < file.size; from += chunkSize) {
    buffer += decode(await bytesOf(file, from, from + chunkSize), from + chunkSize >= file.size);
    context.progress(Math.min(file.size, from + chunkSize), file.size);
    context.signal.throwIfAborted();
    if (skipped !== undefined) {
      const end = endOfKey(skipped + buffer, 0);
      if (end === undefined) {
        line += countLines(buffer.slice(0, -longestEnd));
        buffer = buffer.slice(-longestEnd);
        continue;
      }
      line += countLines(buffer.slice(0, end - skipped.length));
      buffer = buffer.slice(end - skipped.length);
      skipped = undefined;
    }
    const ready = readyIn(buffer);
    if (ready === 0) continue;
    const text = buffer.slice(0, ready);
    yield { text, line };
    line += countLines(text);
    const open = openKeyIn(text);
    if (open !== undefined) skipped = text.startsWith('PuTTY', open) ? 'PuTTY' : '-----';
    buffer = buffer.slice(ready);
  }
  if (skipped === undefined && buffer !== '') yield { text: buffer, line };
}

/** The file with what is found replaced, in its encoding: text as a stream, JSON and HAR as a whole. Error: `too-large` { max }. */
export async function maskFile(file: Blob, settings: Settings, context: Context): Promise<MaskedFile> {
  const encoding = await encodingOf(file, context.signal);
  if (await isJson(file, settings.format, encoding)) {
    if (file.size > mostJson) throw new ToolError('too-large', { max: mostJson });
    const original = encoding.decoder()(await bytesOf(file, 0), true);
    const { text, format: _, ...rest } = await maskText(original, settings, context);
    return { file: new Blob([encoding.encode(text)], { type: 'application/json' }), ...rest };
  }
  const rules = await rulesFor(settings);
  const report = new Report(settings.style);
  const parts: Blob[] = [];
  const quiet = { signal: context.signal, progress: () => undefined };
  for await (const { text, line } of piecesOf(file, encoding, context))
    parts.push(new Blob([encoding.encode(await maskPlain(text, rules, report, quiet, line))]));
  return {
    file: new Blob(parts, { type: 'text/plain' }),
    findings: report.findings,
    counts: report.counts(),
    notSearched: report.notSearched(settings),
  };
}
