import { codeLiteral } from '#lib/code-literals.ts';
import { isNamed } from '../request.ts';
import { bodyOf, lines, type Language, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('php', value);
const versions = { '1.1': 'CURL_HTTP_VERSION_1_1', '2': 'CURL_HTTP_VERSION_2', '3': 'CURL_HTTP_VERSION_3' } as const;

function requestOf({ auth, headers, method, options, pieces, url }: Prepared): string {
  const { ca, certificate, compressed, connectTimeout, followRedirects, httpVersion, insecure, key, proxy, timeout } =
    options;
  const body =
    pieces && bodyOf(pieces, { text, file: (path) => `file_get_contents(${text(path)})` }, (all) => all.join(' . '));
  const items = [
    ...headers.map(({ name, value }) => (value === '' ? `${name};` : `${name}: ${value}`)),
    ...(body !== null && !headers.some(isNamed('Content-Type')) ? ['Content-Type:'] : []),
  ];
  const set = (name: string, value: string | false): string | false =>
    value !== false && `    CURLOPT_${name} => ${value},`;
  return lines([
    `$curl = curl_init(${text(url)});`,
    'curl_setopt_array($curl, [',
    set('RETURNTRANSFER', 'true'),
    set('NOBODY', method === 'HEAD' && body === null && 'true'),
    set('CUSTOMREQUEST', method !== 'GET' && (method !== 'HEAD' || body !== null) && text(method)),
    items.length > 0 && '    CURLOPT_HTTPHEADER => [',
    ...items.map((item) => `        ${text(item)},`),
    items.length > 0 && '    ],',
    set('POSTFIELDS', body ?? false),
    set('CUSTOMREQUEST', method === 'GET' && body !== null && text(method)),
    set('USERPWD', auth !== null && text(`${auth.user}:${auth.password}`)),
    set('HTTPAUTH', auth !== null && `CURLAUTH_${auth.scheme.toUpperCase()}`),
    set('FOLLOWLOCATION', followRedirects && 'true'),
    set('SSL_VERIFYPEER', insecure && 'false'),
    set('SSL_VERIFYHOST', insecure && '0'),
    set('ENCODING', compressed && '""'),
    set('TIMEOUT_MS', timeout !== null && String(Math.round(timeout * 1000))),
    set('CONNECTTIMEOUT_MS', connectTimeout !== null && String(Math.round(connectTimeout * 1000))),
    set('PROXY', proxy !== null && text(proxy)),
    set('HTTP_VERSION', httpVersion !== null && versions[httpVersion]),
    set('SSLCERT', certificate !== null && text(certificate)),
    set('SSLKEY', key !== null && text(key)),
    set('CAINFO', ca !== null && text(ca)),
    ']);',
    '$response = curl_exec($curl);',
    'echo $response;',
  ]);
}

export const php: Language = {
  name: 'php',
  userinfo: true,
  carries: [
    ...(['insecure', 'followRedirects', 'timeout', 'connectTimeout', 'proxy', 'compressed', 'httpVersion'] as const),
    ...(['certificate', 'key', 'ca'] as const),
  ],
  auth: ['digest', 'ntlm'],
  files: 'mixed',
  write: (requests) => `<?php\n\n${requests.map(requestOf).join('\n\n')}\n`,
};
