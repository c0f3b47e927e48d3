import { ToolError } from '#core/operation.ts';
import { readJson } from '#lib/documents/read-json.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import { urlEncoded } from '../data.ts';
import { isNamed, noOptions, type Body, type Header, type Part, type Request } from '../request.ts';

type Table = ReadonlyMap<string, Value>;

const tableOf = (value: Value | undefined): Table => (value !== undefined && isTable(value) ? value : new Map());
const listOf = (value: Value | undefined): readonly Value[] => (value !== undefined && isList(value) ? value : []);
const textOf = (value: Value | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const invalid = (details: Readonly<Record<string, unknown>> = { line: 1, column: 1 }): ToolError =>
  new ToolError('invalid-har', details);

function entriesOf(document: Value | undefined): readonly Value[] | undefined {
  const entries = tableOf(tableOf(document).get('log')).get('entries');
  return entries !== undefined && isList(entries) ? entries : undefined;
}

/** Is it JSON with `log.entries`? */
export function isHar(text: string): boolean {
  if (!/^[\s\uFEFF]*\{/.test(text) || !text.includes('"entries"')) return false;
  try {
    return entriesOf(readJson(text, {}).documents[0]) !== undefined;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}

function partOf(value: Value): Part {
  const param = tableOf(value);
  const file = textOf(param.get('fileName')) ?? null;
  return {
    name: textOf(param.get('name')) ?? '',
    value: file === null ? (textOf(param.get('value')) ?? '') : null,
    file,
    filename: file,
    mediaType: textOf(param.get('contentType')) ?? null,
  };
}

function bodyOf(data: Table): Body | null {
  const text = textOf(data.get('text'));
  if (text !== undefined && text !== '') return { type: 'text', text };
  const params = listOf(data.get('params'));
  if (params.length === 0) return null;
  if (/^multipart\//i.test(textOf(data.get('mimeType')) ?? '')) return { type: 'multipart', parts: params.map(partOf) };
  const pairs = params.map(partOf).map(({ name, value }) => `${urlEncoded(name)}=${urlEncoded(value ?? '')}`);
  return { type: 'text', text: pairs.join('&') };
}

function requestOf(entry: Value): Request {
  const request = tableOf(tableOf(entry).get('request'));
  const [method, url] = [textOf(request.get('method')), textOf(request.get('url'))];
  if (method === undefined || url === undefined) throw invalid();
  const body = bodyOf(tableOf(request.get('postData')));
  const headers = listOf(request.get('headers')).flatMap((header): Header[] => {
    const [name, value] = [textOf(tableOf(header).get('name')), textOf(tableOf(header).get('value'))];
    return name === undefined || name.startsWith(':') ? [] : [{ name, value: value ?? '' }];
  });
  // What writes the parts writes the boundary too.
  const dropped = ['Host', 'Content-Length', ...(body?.type === 'multipart' ? ['Content-Type'] : [])];
  return {
    line: 1,
    method,
    url,
    headers: headers.filter((header) => !dropped.some((name) => isNamed(name)(header))),
    body,
    auth: null,
    options: noOptions,
  };
}

/** The requests of an HTTP Archive (HAR 1.2). Error: `invalid-har` (`line`, `column`). */
export function readHar(text: string): readonly Request[] {
  let document: Value | undefined;
  try {
    [document] = readJson(text, {}).documents;
  } catch (error) {
    throw error instanceof ToolError ? invalid(error.details) : error;
  }
  const entries = entriesOf(document);
  if (!entries) throw invalid();
  return entries.map(requestOf);
}
