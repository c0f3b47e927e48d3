import { bodyOf, grouped, joined, lines, proxyUrl, type Language, type Prepared } from './source.ts';

// oxlint-disable-next-line no-control-regex
const hidden = /[\0-\u001f\u007f-\u009f\u2028\u2029]|\p{Cs}/gu;
const named: Readonly<Record<string, string>> = { '\n': '`n', '\r': '`r', '\t': '`t', '\0': '`0' };

/** Typographic quotes are quotes to PowerShell, too. */
const text = (value: string): string =>
  `"${value
    .replaceAll(/[`"$“”„]/g, '`$&')
    .replace(hidden, (character) => named[character] ?? `\`u{${character.charCodeAt(0).toString(16)}}`)}"`;

const usual = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'MERGE', 'PATCH']);

function requestOf({ headers, method, options, pieces, url }: Prepared): string {
  const { followRedirects, insecure, proxy, timeout } = options;
  const groups = grouped(headers);
  const type = groups.find(({ name }) => /^content-type$/i.test(name));
  const rest = groups.filter((group) => group !== type);
  const body =
    pieces &&
    bodyOf(
      pieces,
      {
        text: (value) => `[Text.Encoding]::UTF8.GetBytes(${text(value)})`,
        file: (path) => `[IO.File]::ReadAllBytes(${text(path)})`,
      },
      (all) => `[byte[]](${all.join(' + ')})`,
    );
  return lines([
    '$parameters = @{',
    `  Uri = ${text(url)}`,
    `  ${usual.has(method) ? 'Method' : 'CustomMethod'} = ${text(method)}`,
    rest.length > 0 && '  Headers = @{',
    ...rest.map((header) => `    ${text(header.name)} = ${text(joined(header))}`),
    rest.length > 0 && '  }',
    rest.length > 0 && '  SkipHeaderValidation = $true',
    type && `  ContentType = ${text(joined(type))}`,
    body !== null && `  Body = ${body}`,
    !followRedirects && '  MaximumRedirection = 0',
    insecure && '  SkipCertificateCheck = $true',
    timeout !== null && `  TimeoutSec = ${Math.max(1, Math.ceil(timeout))}`,
    proxy !== null && `  Proxy = ${text(proxyUrl(proxy))}`,
    '}',
    '$response = Invoke-WebRequest @parameters',
  ]);
}

export const powershell: Language = {
  name: 'powershell',
  carries: ['insecure', 'followRedirects', 'timeout', 'proxy', 'compressed'],
  files: 'mixed',
  write: (requests) => `${requests.map(requestOf).join('\n\n')}\n`,
};
