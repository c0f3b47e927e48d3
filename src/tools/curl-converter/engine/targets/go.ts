import { codeLiteral } from '#lib/code-literals.ts';
import { blocks, indented, lines, proxyUrl, type Language, type Piece, type Prepared } from './source.ts';

const text = (value: string): string => codeLiteral('go', value);
const check = 'if err != nil {\n\tpanic(err)\n}';

class GoFile {
  readonly imports = new Set(['fmt', 'io', 'net/http']);

  private body(pieces: readonly Piece[] | null): { readonly value: string; readonly before: string } {
    if (!pieces) return { value: 'nil', before: '' };
    let before = '';
    const readers = pieces.map((piece, index) => {
      if ('text' in piece) {
        this.imports.add('strings');
        return `strings.NewReader(${text(piece.text)})`;
      }
      this.imports.add('os');
      const name = `file${index + 1}`;
      before += `${name}, err := os.Open(${text(piece.file)})\n${check}\ndefer ${name}.Close()\n`;
      return name;
    });
    return { value: readers.length === 1 ? (readers[0] as string) : `io.MultiReader(${readers.join(', ')})`, before };
  }

  private transport({ options: { insecure, proxy } }: Prepared): string {
    if (!insecure && proxy === null) return '';
    if (insecure) this.imports.add('crypto/tls');
    if (proxy !== null) this.imports.add('net/url');
    return lines([
      proxy !== null && `proxy, err := url.Parse(${text(proxyUrl(proxy))})\n${check}`,
      'transport := &http.Transport{',
      insecure && '\tTLSClientConfig: &tls.Config{InsecureSkipVerify: true},',
      proxy !== null && '\tProxy: http.ProxyURL(proxy),',
      '}\n',
    ]);
  }

  private client({ options }: Prepared, hasTransport: boolean): string {
    if (options.timeout !== null) this.imports.add('time');
    const settings = [
      ...(hasTransport ? ['\tTransport: transport,'] : []),
      ...(options.timeout === null ? [] : [`\tTimeout: ${Math.round(options.timeout * 1000)} * time.Millisecond,`]),
      ...(options.followRedirects
        ? []
        : [
            '\tCheckRedirect: func(*http.Request, []*http.Request) error {',
            '\t\treturn http.ErrUseLastResponse',
            '\t},',
          ]),
    ];
    return settings.length === 0 ? 'client := &http.Client{}' : lines(['client := &http.Client{', ...settings, '}']);
  }

  request(request: Prepared): string {
    const { headers, method, pieces, url } = request;
    const { before, value } = this.body(pieces);
    const transport = this.transport(request);
    return lines([
      `${before}request, err := http.NewRequest(${text(method)}, ${text(url)}, ${value})`,
      check,
      ...headers.map((header) =>
        /^host$/i.test(header.name)
          ? `request.Host = ${text(header.value)}`
          : `request.Header.Add(${text(header.name)}, ${text(header.value)})`,
      ),
      `${transport}${this.client(request, transport !== '')}`,
      'response, err := client.Do(request)',
      check,
      'defer response.Body.Close()',
      'body, err := io.ReadAll(response.Body)',
      check,
      'fmt.Println(response.Status)',
      'fmt.Println(string(body))',
    ]);
  }
}

export const go: Language = {
  name: 'go',
  userinfo: true,
  carries: ['insecure', 'followRedirects', 'timeout', 'proxy', 'compressed'],
  files: 'mixed',
  write: (requests) => {
    const file = new GoFile();
    const code = blocks(
      requests.map((request) => file.request(request)),
      '\t',
    );
    const imports = [...file.imports].toSorted().map((name) => `\t"${name}"`);
    return lines(['package main', '', 'import (', ...imports, ')', '', 'func main() {', indented(code, '\t'), '}\n']);
  },
};
