import { codeLiteral } from '#lib/code-literals.ts';
import { blocks, bodyOf, indented, lines, type Language, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('rust', value);
const seconds = (value: number): string => `std::time::Duration::from_millis(${Math.round(value * 1000)})`;
const file = (path: string): string => `std::fs::read(${text(path)})?`;

function requestOf({ headers, method, options, pieces, url }: Prepared): string {
  const { ca, compressed, connectTimeout, followRedirects, insecure, proxy, timeout } = options;
  const isMixed = (pieces?.length ?? 0) > 1;
  const body =
    pieces &&
    bodyOf(
      pieces,
      { text: (value) => (isMixed ? `${text(value)}.as_bytes().to_vec()` : text(value)), file },
      (all) => `[${all.join(', ')}].concat()`,
    );
  return lines([
    'let client = reqwest::blocking::Client::builder()',
    !followRedirects && '    .redirect(reqwest::redirect::Policy::none())',
    timeout !== null && `    .timeout(${seconds(timeout)})`,
    connectTimeout !== null && `    .connect_timeout(${seconds(connectTimeout)})`,
    insecure && '    .danger_accept_invalid_certs(true)',
    proxy !== null && `    .proxy(reqwest::Proxy::all(${text(proxy)})?)`,
    compressed && '    .gzip(true)',
    ca !== null && `    .add_root_certificate(reqwest::Certificate::from_pem(&${file(ca)})?)`,
    '    .build()?;',
    'let response = client',
    `    .request(reqwest::Method::from_bytes(${text(method)}.as_bytes())?, ${text(url)})`,
    ...headers.map(({ name, value }) => `    .header(${text(name)}, ${text(value)})`),
    body !== null && `    .body(${body})`,
    '    .send()?;',
    'println!("{}", response.text()?);',
  ]);
}

export const rust: Language = {
  name: 'rust',
  userinfo: true,
  carries: ['insecure', 'followRedirects', 'timeout', 'connectTimeout', 'proxy', 'compressed', 'ca'],
  files: 'mixed',
  write: (requests) =>
    lines([
      'fn main() -> Result<(), Box<dyn std::error::Error>> {',
      indented(blocks(requests.map(requestOf), '    '), '    '),
      '    Ok(())',
      '}\n',
    ]),
};
