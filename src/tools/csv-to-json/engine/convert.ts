import type { Input } from '#core/field.ts';
import type { Context } from '#core/operation.ts';
import { Pace } from '#lib/pace.ts';
import { checkDelimiter } from './delimiter.ts';
import type { convertFields, inspectFields, OutputOptions } from './fields.ts';
import { TableReader, type Chunks, type KeptRow, type Survey } from './table.ts';
import { widthOf } from './width.ts';
import { shownCell, writerOf } from './writers.ts';

type ConvertInput = Input<typeof convertFields>;

const chunkLength = 65_536;

/** The parts of a text; between two of them the run may be told to stop. */
export function chunksOf(text: string, context: Context): Chunks {
  return async function* () {
    const pace = new Pace(context, text.length);
    for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length;) {
      let end = Math.min(at + chunkLength, text.length);
      // A delimiter may be a surrogate pair.
      if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--;
      yield text.slice(at, end);
      at = end;
      if (pace.isDue(at)) await pace.rest(at);
    }
  };
}

async function widthsOf(reader: TableReader, { columns }: Survey, options: OutputOptions): Promise<number[]> {
  const widths = columns.map(({ name }) => widthOf(name.replace(/\r\n?|\n/g, ' ')));
  await reader.read(({ fields }) => {
    for (const [index, column] of columns.entries()) {
      const width = widthOf(shownCell(fields[index] ?? '', column, options));
      widths[index] = Math.max(widths[index] ?? 0, width);
    }
  });
  return widths;
}

/** Reads a table and writes it piece by piece. */
export async function convertChunks(
  chunks: Chunks,
  options: OutputOptions,
  write: (piece: string) => void,
): Promise<Survey> {
  checkDelimiter(options.outDelimiter, '"', 'outDelimiter');
  const reader = new TableReader(chunks, options);
  const survey = await reader.survey();
  const widths = options.to === 'aligned' ? await widthsOf(reader, survey, options) : [];
  const writer = writerOf(survey, options, widths);
  write(writer.start());
  await reader.read((row: KeptRow) => write(writer.row(row)));
  write(writer.end());
  return survey;
}

export const isBlank = (text: string): boolean => !/[^\s\uFEFF]/.test(text);

export async function convertText({ text, ...options }: ConvertInput, context: Context): Promise<string> {
  if (isBlank(text)) return '';
  const pieces: string[] = [];
  await convertChunks(chunksOf(text, context), options, (piece) => pieces.push(piece));
  return pieces.join('');
}

export type Inspection = Omit<Survey, 'extraName'>;

export async function inspectText(
  { text, ...options }: Input<typeof inspectFields>,
  context: Context,
): Promise<Inspection> {
  if (isBlank(text)) {
    return { delimiter: ',', lineBreak: 'none', rows: 0, columns: [], problems: [], problemCount: 0 };
  }
  const { extraName: _, ...inspection } = await new TableReader(chunksOf(text, context), options).survey();
  return inspection;
}

const previewed = 1000;

export interface Preview extends Inspection {
  readonly text: string;
  /** The first rows, their surplus fields left out. */
  readonly first: readonly (readonly string[])[];
}

export async function convertWithPreview({ text, ...options }: ConvertInput, context: Context): Promise<Preview> {
  const pieces: string[] = [];
  const first: (readonly string[])[] = [];
  const chunks = chunksOf(text, context);
  const { extraName: _, ...inspection } = await convertChunks(chunks, options, (piece) => pieces.push(piece));
  const reader = new TableReader(chunksOf(text.slice(0, 500_000), context), {
    ...options,
    ragged: options.ragged === 'skip' ? 'skip' : 'keep',
  });
  await reader.survey();
  await reader.read(({ fields }) => {
    if (first.length < previewed) first.push(fields);
  });
  return { text: pieces.join(''), ...inspection, first };
}
