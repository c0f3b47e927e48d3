import { codeLiteral } from '#lib/code-literals.ts';
import { bodyOf, grouped, lines, proxyUrl, type Language, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('ruby', value);

function requestOf({ headers, method, options, pieces, url }: Prepared): string {
  const { ca, certificate, connectTimeout, insecure, key, proxy, timeout } = options;
  const isMixed = (pieces?.length ?? 0) > 1;
  const body =
    pieces &&
    bodyOf(
      pieces,
      { text: (value) => (isMixed ? `${text(value)}.b` : text(value)), file: (path) => `File.binread(${text(path)})` },
      (all) => all.join(' + '),
    );
  const settings = [
    'use_ssl: uri.scheme == "https"',
    ...(insecure ? ['verify_mode: OpenSSL::SSL::VERIFY_NONE'] : []),
    ...(timeout === null ? [] : [`read_timeout: ${timeout}`]),
    ...(connectTimeout === null ? [] : [`open_timeout: ${connectTimeout}`]),
    ...(ca === null ? [] : [`ca_file: ${text(ca)}`]),
    ...(certificate === null ? [] : [`cert: OpenSSL::X509::Certificate.new(File.read(${text(certificate)}))`]),
    ...(key === null ? [] : [`key: OpenSSL::PKey.read(File.read(${text(key)}))`]),
  ];
  const target = proxy === null ? 'uri.host, uri.port' : 'uri.host, uri.port, proxy.host, proxy.port';
  return lines([
    `uri = URI(${text(url)})`,
    proxy !== null && `proxy = URI(${text(proxyUrl(proxy))})`,
    `request = Net::HTTPGenericRequest.new(${text(method)}, ${pieces !== null}, ${method !== 'HEAD'}, uri)`,
    ...grouped(headers).map(({ name, values }) => `request[${text(name)}] = [${values.map(text).join(', ')}]`),
    body !== null && `request.body = ${body}`,
    `response = Net::HTTP.start(${target}, ${settings.join(', ')}) { |http| http.request(request) }`,
    'puts response.body',
  ]);
}

export const ruby: Language = {
  name: 'ruby',
  carries: ['insecure', 'timeout', 'connectTimeout', 'proxy', 'compressed', 'certificate', 'key', 'ca'],
  files: 'mixed',
  write: (requests) => `require "net/http"\n\n${requests.map(requestOf).join('\n\n')}\n`,
};
