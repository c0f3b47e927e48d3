import { once } from '#core/once.ts';
import type { Position } from '#lib/json-scan/position.ts';
import { fitDocuments, type FitOptions } from './fit.ts';
import { positionIn } from './position.ts';
import type { JsonLayout } from './print-json.ts';
import type { Reading, ReadOptions } from './reading.ts';
import { Search, withoutIndex, type Warning } from './trail.ts';
import type { DocumentFormat, Value } from './value.ts';

const loadReadJson = once(() => import('./read-json.ts'));
const loadReadYaml = once(() => import('./read-yaml.ts'));
const loadReadToml = once(() => import('./read-toml.ts'));
const loadPrintJson = once(() => import('./print-json.ts'));
const loadPrintYaml = once(() => import('./print-yaml.ts'));
const loadPrintToml = once(() => import('./print-toml.ts'));

/** What is lost on the way. */
export interface Report {
  readonly documents: number;
  readonly warnings: readonly Warning[];
}

export interface Conversion extends Report {
  readonly text: string;
}

export interface Route {
  readonly from: DocumentFormat;
  readonly to: DocumentFormat;
}

export interface ConversionInput extends ReadOptions, FitOptions, JsonLayout {
  readonly text: string;
}

/** Reads a text that is not blank. The libraries for YAML and TOML are loaded when they are needed. */
async function read(text: string, format: DocumentFormat, options: ReadOptions): Promise<Reading> {
  if (format === 'json') return (await loadReadJson()).readJson(text, options);
  if (format === 'yaml') return (await loadReadYaml()).readYaml(text, options);
  return (await loadReadToml()).readToml(text, options);
}

async function print(documents: readonly Value[], format: DocumentFormat, layout: JsonLayout): Promise<string> {
  if (format === 'json') return (await loadPrintJson()).printJson(documents, layout);
  if (format === 'yaml') return (await loadPrintYaml()).printYaml(documents, Number(layout.indent ?? 2));
  return (await loadPrintToml()).printToml(documents[0] ?? null);
}

const isBlank = (text: string): boolean => !/\S/.test(text);

async function prepare(input: ConversionInput, { from, to }: Route) {
  const { comments, documents, warnings } = await read(input.text, from, input);
  const fitted = fitDocuments(documents, to, input);
  const found = [...warnings, ...fitted.warnings].map(({ code, path }) => ({
    code,
    path: withoutIndex(path, documents.length),
  }));
  const report: Report = {
    documents: documents.length,
    warnings: comments > 0 ? [{ code: 'comments-dropped', path: '' }, ...found] : found,
  };
  return { documents: fitted.documents, report };
}

export async function convertText(input: ConversionInput, route: Route): Promise<string> {
  if (isBlank(input.text)) return '';
  const { documents } = await prepare(input, route);
  return print(documents, route.to, input);
}

export async function reportLosses(input: ConversionInput, route: Route): Promise<Report> {
  if (isBlank(input.text)) return { documents: 0, warnings: [] };
  return (await prepare(input, route)).report;
}

export async function convertWithReport(input: ConversionInput, route: Route): Promise<Conversion> {
  if (isBlank(input.text)) return { text: '', documents: 0, warnings: [] };
  const { documents, report } = await prepare(input, route);
  return { text: await print(documents, route.to, input), ...report };
}

/** Where the value at a JSON Pointer stands; the nearest container of it when it has no place of its own. */
export async function locatePath(
  input: ConversionInput & { readonly path: string },
  { from }: Route,
): Promise<Position> {
  const { text, path } = input;
  let search = new Search(`/0${path}`);
  const { documents } = await read(text, from, { ...input, search });
  if (documents.length > 1) await read(text, from, { ...input, search: (search = new Search(path)) });
  return positionIn(text, search.offset);
}
