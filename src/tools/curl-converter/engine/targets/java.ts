import { codeLiteral } from '#lib/code-literals.ts';
import { blocks, bodyOf, indented, lines, proxyUrl, type Language, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('java', value);
const publishers = 'HttpRequest.BodyPublishers';

class JavaFile {
  readonly imports = new Set([
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
  ]);

  private duration(seconds: number): string {
    this.imports.add('java.time.Duration');
    return `Duration.ofMillis(${Math.round(seconds * 1000)})`;
  }

  private file(path: string): string {
    this.imports.add('java.nio.file.Path');
    return `${publishers}.ofFile(Path.of(${text(path)}))`;
  }

  private proxy(proxy: string): string {
    const { hostname, port } = new URL(proxyUrl(proxy));
    this.imports.add('java.net.InetSocketAddress').add('java.net.ProxySelector');
    return `ProxySelector.of(new InetSocketAddress(${text(hostname)}, ${port === '' ? '1080' : port}))`;
  }

  request({ headers, method, options, pieces, url }: Prepared): string {
    const { connectTimeout, followRedirects, httpVersion, proxy, timeout } = options;
    const body = pieces
      ? bodyOf(
          pieces,
          { text: (value) => `${publishers}.ofString(${text(value)})`, file: (path) => this.file(path) },
          (all) => `${publishers}.concat(${all.join(', ')})`,
        )
      : `${publishers}.noBody()`;
    return lines([
      'HttpClient client = HttpClient.newBuilder()',
      followRedirects && '    .followRedirects(HttpClient.Redirect.NORMAL)',
      connectTimeout !== null && `    .connectTimeout(${this.duration(connectTimeout)})`,
      proxy !== null && `    .proxy(${this.proxy(proxy)})`,
      httpVersion === '1.1' && '    .version(HttpClient.Version.HTTP_1_1)',
      '    .build();',
      `HttpRequest request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
      `    .method(${text(method)}, ${body})`,
      ...headers.map(({ name, value }) => `    .header(${text(name)}, ${text(value)})`),
      timeout !== null && `    .timeout(${this.duration(timeout)})`,
      '    .build();',
      'HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());',
      'System.out.println(response.body());',
    ]);
  }
}

export const java: Language = {
  name: 'java',
  carries: ['followRedirects', 'timeout', 'connectTimeout', 'proxy', 'httpVersion'],
  // Its builder throws for them (jdk.internal.net.http.common.Utils, DISALLOWED_HEADERS_SET).
  restricted: new Set(['connection', 'content-length', 'expect', 'host', 'upgrade']),
  files: 'mixed',
  write: (requests) => {
    const file = new JavaFile();
    const code = blocks(
      requests.map((request) => file.request(request)),
      '    ',
    );
    return lines([
      ...[...file.imports].toSorted().map((name) => `import ${name};`),
      '',
      'class Main {',
      '    public static void main(String[] args) throws Exception {',
      indented(code, '        '),
      '    }',
      '}\n',
    ]);
  },
};
