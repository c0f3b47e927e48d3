import { codeLiteral } from '#lib/code-literals.ts';
import { bodyOf, grouped, joined, lines, proxyUrl, type Language, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('python', value);
const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
/** Those whose functions in httpx take a body. */
const withBody = new Set(['POST', 'PUT', 'PATCH']);

function body({ pieces }: Prepared): string | null {
  const write = {
    text: (value: string) => `${text(value)}.encode()`,
    file: (path: string) => `open(${text(path)}, "rb").read()`,
  };
  return pieces && bodyOf(pieces, write, (all) => `b"".join([${all.join(', ')}])`);
}

const certificate = ({ options: { certificate: path, key } }: Prepared): string | undefined => {
  if (path === null) return undefined;
  return key === null ? text(path) : `(${text(path)}, ${text(key)})`;
};

function callOf(library: 'requests' | 'httpx', request: Prepared, settings: readonly string[]): string {
  const { method, pieces, url } = request;
  const isNamed = methods.has(method) && (library === 'requests' || !pieces || withBody.has(method));
  return `${lines([
    `response = ${library}.${isNamed ? method.toLowerCase() : 'request'}(`,
    !isNamed && `    ${text(method)},`,
    `    ${text(url)},`,
    ...settings,
    ')',
  ])}\n`;
}

const verification = ({ options: { ca, insecure } }: Prepared): string | undefined =>
  insecure ? 'False' : ca === null ? undefined : text(ca);

function requestsCall(request: Prepared): string {
  const { auth, headers, method, options } = request;
  const { connectTimeout, followRedirects, proxy, timeout } = options;
  const items = grouped(headers).map((header) => `        ${text(header.name)}: ${text(joined(header))},`);
  const data = body(request);
  const [verify, cert] = [verification(request), certificate(request)];
  const limits = connectTimeout === null ? timeout : `(${connectTimeout}, ${timeout ?? 'None'})`;
  // Of all its functions, only `head` follows no redirect by itself.
  const redirects = followRedirects ? method === 'HEAD' && 'True' : 'False';
  return callOf('requests', request, [
    ...(items.length > 0 ? ['    headers={', ...items, '    },'] : []),
    ...(data === null ? [] : [`    data=${data},`]),
    ...(auth ? [`    auth=HTTPDigestAuth(${text(auth.user)}, ${text(auth.password)}),`] : []),
    ...(limits === null ? [] : [`    timeout=${limits},`]),
    ...(redirects === false ? [] : [`    allow_redirects=${redirects},`]),
    ...(verify === undefined ? [] : [`    verify=${verify},`]),
    ...(proxy === null ? [] : [`    proxies={"http": ${text(proxy)}, "https": ${text(proxy)}},`]),
    ...(cert === undefined ? [] : [`    cert=${cert},`]),
  ]);
}

export const pythonRequests: Language = {
  name: 'python',
  userinfo: true,
  carries: [
    ...(['insecure', 'followRedirects', 'timeout', 'connectTimeout', 'proxy', 'compressed'] as const),
    ...(['certificate', 'key', 'ca'] as const),
  ],
  auth: ['digest'],
  files: 'mixed',
  write: (requests) => {
    const digest = requests.some(({ auth }) => auth) && 'from requests.auth import HTTPDigestAuth';
    return [`${lines(['import requests', digest])}\n`, ...requests.map(requestsCall)].join('\n');
  },
};

function httpxCall(request: Prepared): string {
  const { auth, headers, options } = request;
  const { connectTimeout, followRedirects, proxy, timeout } = options;
  const isRepeated = grouped(headers).length < headers.length;
  const items = headers.map(({ name, value }) =>
    isRepeated ? `        (${text(name)}, ${text(value)}),` : `        ${text(name)}: ${text(value)},`,
  );
  const content = body(request);
  const [verify, cert] = [verification(request), certificate(request)];
  const [open, close] = isRepeated ? ['[', ']'] : ['{', '}'];
  const limits = connectTimeout === null ? timeout : `httpx.Timeout(${timeout ?? 'None'}, connect=${connectTimeout})`;
  return callOf('httpx', request, [
    ...(items.length > 0 ? [`    headers=${open}`, ...items, `    ${close},`] : []),
    ...(content === null ? [] : [`    content=${content.replace(/^("(?:[^"\\]|\\.)*")\.encode\(\)$/, '$1')},`]),
    ...(auth ? [`    auth=httpx.DigestAuth(${text(auth.user)}, ${text(auth.password)}),`] : []),
    ...(limits === null ? [] : [`    timeout=${limits},`]),
    ...(followRedirects ? ['    follow_redirects=True,'] : []),
    ...(verify === undefined ? [] : [`    verify=${verify},`]),
    ...(proxy === null ? [] : [`    proxy=${text(proxyUrl(proxy))},`]),
    ...(cert === undefined ? [] : [`    cert=${cert},`]),
  ]);
}

export const pythonHttpx: Language = {
  ...pythonRequests,
  write: (requests) => ['import httpx\n', ...requests.map(httpxCall)].join('\n'),
};
