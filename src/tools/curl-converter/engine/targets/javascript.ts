import { codeLiteral } from '#lib/code-literals.ts';
import { bodyOf, grouped, lines, type Language, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('javascript', value);
const nameAt = (index: number): string => (index === 0 ? 'response' : `response${index + 1}`);
const hasFile = ({ pieces }: Prepared): boolean => pieces?.some((piece) => 'file' in piece) ?? false;

function fetchHeaders({ headers }: Prepared): string[] {
  if (headers.length === 0) return [];
  const isRepeated = grouped(headers).length < headers.length;
  const items = headers.map(({ name, value }) =>
    isRepeated ? `    [${text(name)}, ${text(value)}],` : `    ${text(name)}: ${text(value)},`,
  );
  return isRepeated ? ['  headers: [', ...items, '  ],'] : ['  headers: {', ...items, '  },'];
}

function fetchCall(request: Prepared, index: number): string {
  const { method, options, pieces, url } = request;
  const body =
    pieces &&
    bodyOf(
      pieces,
      { text, file: (path) => `await openAsBlob(${text(path)})` },
      (all) => `new Blob([${all.join(', ')}])`,
    );
  const init = [
    ...(method === 'GET' ? [] : [`  method: ${text(method)},`]),
    ...fetchHeaders(request),
    ...(body === null ? [] : [`  body: ${body},`]),
    ...(options.timeout === null ? [] : [`  signal: AbortSignal.timeout(${Math.round(options.timeout * 1000)}),`]),
  ];
  const start = `const ${nameAt(index)} = await fetch(${text(url)}`;
  return init.length === 0 ? `${start});\n` : `${lines([`${start}, {`, ...init, '});'])}\n`;
}

export const jsFetch: Language = {
  name: 'javascript',
  carries: ['followRedirects', 'timeout', 'compressed'],
  // Its Request throws (Fetch §5.4).
  bodiless: ['GET', 'HEAD'],
  files: 'mixed',
  write: (requests) => {
    const head = requests.some(hasFile) ? ["import { openAsBlob } from 'node:fs';\n"] : [];
    return [...head, ...requests.map(fetchCall)].join('\n');
  },
};

function axiosCall(request: Prepared, index: number): string {
  const { headers, method, options, pieces, url } = request;
  const items = grouped(headers).map(({ name, values }) => {
    const [first = ''] = values;
    return `    ${text(name)}: ${values.length === 1 ? text(first) : `[${values.map(text).join(', ')}]`},`;
  });
  const agent = [
    ...(options.insecure ? ['rejectUnauthorized: false'] : []),
    ...(options.certificate === null ? [] : [`cert: await readFile(${text(options.certificate)})`]),
    ...(options.key === null ? [] : [`key: await readFile(${text(options.key)})`]),
    ...(options.ca === null ? [] : [`ca: await readFile(${text(options.ca)})`]),
  ];
  const body =
    pieces &&
    bodyOf(
      pieces,
      {
        text: (value) => (pieces.length === 1 ? text(value) : `Buffer.from(${text(value)})`),
        file: (path) => `await readFile(${text(path)})`,
      },
      (all) => `Buffer.concat([${all.join(', ')}])`,
    );
  return `${lines([
    `const ${nameAt(index)} = await axios({`,
    `  method: ${text(method)},`,
    `  url: ${text(url)},`,
    items.length > 0 && '  headers: {',
    ...items,
    items.length > 0 && '  },',
    body !== null && `  data: ${body},`,
    // axios would parse JSON, and print it again in its own way.
    body !== null && '  transformRequest: (data) => data,',
    options.timeout !== null && `  timeout: ${Math.round(options.timeout * 1000)},`,
    !options.followRedirects && '  maxRedirects: 0,',
    agent.length > 0 && `  httpsAgent: new https.Agent({ ${agent.join(', ')} }),`,
    '});',
  ])}\n`;
}

const needsFiles = (request: Prepared): boolean =>
  hasFile(request) ||
  [request.options.certificate, request.options.key, request.options.ca].some((path) => path !== null);

export const nodeAxios: Language = {
  name: 'javascript',
  userinfo: true,
  carries: ['insecure', 'followRedirects', 'timeout', 'compressed', 'certificate', 'key', 'ca'],
  files: 'mixed',
  write: (requests) => {
    const needsAgent = requests.some(
      ({ options: { ca, certificate, insecure, key } }) =>
        insecure || ca !== null || certificate !== null || key !== null,
    );
    const head = lines([
      needsAgent && "import https from 'node:https';",
      requests.some(needsFiles) && "import { readFile } from 'node:fs/promises';",
      "import axios from 'axios';",
    ]);
    return [`${head}\n`, ...requests.map(axiosCall)].join('\n');
  },
};
