import { codeLiteral } from '#lib/code-literals.ts';
import { blocks, bodyOf, lines, type Language, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('csharp', value);
/** They belong to the content (System.Net.Http.Headers.HttpContentHeaders). */
const ofContent =
  /^(?:allow|content-(?:disposition|encoding|language|length|location|md5|range|type)|expires|last-modified)$/i;

function requestOf({ auth, headers, method, options, pieces, url }: Prepared): string {
  const { compressed, followRedirects, insecure, proxy, timeout } = options;
  const settings = [
    ...(followRedirects ? [] : ['AllowAutoRedirect = false']),
    ...(insecure ? ['ServerCertificateCustomValidationCallback = (_, _, _, _) => true'] : []),
    ...(proxy === null ? [] : [`Proxy = new WebProxy(${text(proxy)})`]),
    ...(compressed ? ['AutomaticDecompression = DecompressionMethods.All'] : []),
    ...(auth ? [`Credentials = new NetworkCredential(${text(auth.user)}, ${text(auth.password)})`] : []),
  ];
  const hasContent = pieces !== null || headers.some(({ name }) => ofContent.test(name));
  const body = bodyOf(
    pieces ?? [{ text: '' }],
    {
      text: (value) => `Encoding.UTF8.GetBytes(${text(value)})`,
      file: (path) => `File.ReadAllBytes(${text(path)})`,
    },
    (all) => `[${all.map((one) => `.. ${one}`).join(', ')}]`,
  );
  return lines([
    settings.length > 0 ? 'using var handler = new HttpClientHandler' : 'using var handler = new HttpClientHandler();',
    settings.length > 0 && '{',
    ...settings.map((setting) => `    ${setting},`),
    settings.length > 0 && '};',
    'using var client = new HttpClient(handler);',
    timeout !== null && `client.Timeout = TimeSpan.FromMilliseconds(${Math.round(timeout * 1000)});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${text(method)}), ${text(url)});`,
    hasContent && `request.Content = new ByteArrayContent(${body});`,
    ...headers.map(
      ({ name, value }) =>
        `request.${ofContent.test(name) ? 'Content.' : ''}Headers.TryAddWithoutValidation(${text(name)}, ${text(value)});`,
    ),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ]);
}

export const csharp: Language = {
  name: 'csharp',
  carries: ['insecure', 'followRedirects', 'timeout', 'proxy', 'compressed'],
  auth: ['digest', 'ntlm'],
  files: 'mixed',
  write: (requests) => {
    const names = ['System', 'System.IO', 'System.Net', 'System.Net.Http', 'System.Text'];
    return `${lines([...names.map((name) => `using ${name};`), '', blocks(requests.map(requestOf), '    ')])}\n`;
  },
};
