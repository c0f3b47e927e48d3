import { existsSync, readFileSync } from 'node:fs';
import words from 'virtual:tools/en';
import { describe, expect, it } from 'vitest';
import { sampleOfFile } from '#core/sample.ts';
import { golden } from '#run/recognise.golden.ts';
import { recognise } from '#run/recognise.ts';
import { readShared } from '../service-worker/shared.ts';
import { doorOf } from './doors/door.ts';
import { shell } from './messages/en.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly Icon[];
  readonly launch_handler: { readonly client_mode: readonly string[] };
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: Readonly<Record<'title' | 'text' | 'url', string>> & {
      readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
    };
  };
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly protocol_handlers: readonly { readonly protocol: string; readonly url: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly short_name: string; readonly url: string }[];
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

/** Width and height of a PNG (PNG specification, §11.2.2: IHDR is the first chunk). */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the web application manifest', () => {
  it('says what the home page says', () => {
    expect(`${manifest.name} - ${manifest.description}`).toBe(shell.homeTitle);
  });

  it('names places relative to itself, so that one build serves under any path', () => {
    for (const place of [manifest.start_url, manifest.scope, ...manifest.shortcuts.map(({ url }) => url)]) {
      expect(place).toMatch(/^\.\/[a-z0-9-]*$/);
    }
    for (const { src } of manifest.icons) expect(src).toMatch(/^[\w.-]+$/);
  });

  it('has the icons that installing takes, in the sizes that it says', () => {
    for (const { src, sizes, type } of manifest.icons) {
      expect(existsSync(`public/${src}`), src).toBe(true);
      if (type === 'image/png') expect(sizeOf(`public/${src}`), src).toBe(sizes);
    }
    const has = (wanted: Partial<Icon>): boolean =>
      manifest.icons.some((icon) => Object.entries(wanted).every(([key, value]) => icon[key as keyof Icon] === value));
    expect(has({ sizes: '192x192' }) && has({ sizes: '512x512' }) && has({ purpose: 'maskable' })).toBe(true);
  });

  it('has shortcuts to tools, under the names that they have', () => {
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { name, short_name, url } of manifest.shortcuts) {
      expect(words[url.slice(2)]?.name, url).toBe(name);
      expect(short_name.length).toBeLessThanOrEqual(12);
    }
  });

  it('has what is shared posted to an address without a page, in the fields that the worker reads', () => {
    const { action, method, enctype, params } = manifest.share_target;
    expect([action, method, enctype]).toEqual(['./share', 'POST', 'multipart/form-data']);
    expect(words['share']).toBeUndefined();
    const { files, ...texts } = params;
    const form = new FormData();
    for (const name of Object.values(texts)) form.append(name, name);
    for (const { name, accept } of files) {
      expect(accept).toEqual(['*/*']);
      form.append(name, new File(['a'], 'a.txt'));
    }
    expect(readShared(form)).toMatchObject({ text: 'text\nurl', files: [{ name: 'a.txt' }] });
  });

  it('leads to doors that the page knows, and to windows of their own', () => {
    const at = (url: string): unknown => doorOf(new URL(url, 'https://tools.example.org/').href);
    expect(manifest.file_handlers.map(({ action }) => at(action))).toEqual([{ kind: 'files' }]);
    expect(manifest.protocol_handlers.map(({ protocol }) => protocol)).toEqual(['web+toolcrib']);
    const link = encodeURIComponent('web+toolcrib:a%20b');
    expect(manifest.protocol_handlers.map(({ url }) => at(url.replace('%s', link)))).toEqual([
      { kind: 'link', text: 'a b' },
    ]);
    expect(manifest.launch_handler.client_mode[0]).toBe('navigate-new');
  });

  /** The beginnings of images, as their formats have them. */
  const images: Readonly<Record<string, readonly number[]>> = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0],
    jpg: [0xff, 0xd8, 0xff, 0xe0, 0],
    jpeg: [0xff, 0xd8, 0xff, 0xe0, 0],
    gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0],
    webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
    avif: [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
    bmp: [0x42, 0x4d, 0, 0, 0, 0],
  };
  const pem = (op: string): string => golden[op]?.find((text) => text.startsWith('-----BEGIN')) ?? '';
  const texts: Readonly<Record<string, string>> = {
    json: '{"a":1}',
    ndjson: '{"a":1}\n{"a":2}',
    jsonl: '{"a":1}\n{"a":2}',
    json5: "{a: 'b'}",
    yaml: 'a: 1\nb:\n  c: 2\n',
    yml: 'a: 1\nb: 2\n',
    toml: '[a]\nb = 1\nc = "d"\n',
    xml: '<?xml version="1.0"?><a><b/></a>',
    sql: 'SELECT a FROM b WHERE c = 1;',
    csv: 'a,b,c\n1,2,3\n4,5,6\n',
    tsv: 'a\tb\tc\n1\t2\t3\n4\t5\t6\n',
    txt: 'https://example.org/a?b=c',
    log: '10.0.0.1\n10.0.0.2\n10.0.0.3\n',
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    pem: pem('x509-parser/inspect'),
    cer: pem('x509-parser/inspect'),
    crt: pem('x509-parser/inspect'),
    p8: pem('rsa-key-pair-generator/inspect'),
  };

  it('opens files of which something is recognised', async () => {
    const accepted = manifest.file_handlers.flatMap(({ accept }) => Object.entries(accept));
    for (const [type, extensions] of accepted) {
      for (const extension of extensions) {
        const bytes = Uint8Array.from(images[extension.slice(1)] ?? Buffer.from(texts[extension.slice(1)] ?? ''));
        expect(bytes.length, extension).toBeGreaterThan(0);
        const name = `a${extension}`;
        const found = await recognise(sampleOfFile({ bytes, length: bytes.length, name, type }));
        expect(found.length, extension).toBeGreaterThan(0);
      }
    }
  });
});
