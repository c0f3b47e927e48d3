import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'from-extension',
    input: { name: 'photo.tar.gz' },
    value: {
      extension: 'gz',
      types: [
        {
          type: 'application/gzip',
          source: 'iana',
          charset: null,
          compressible: false,
          extensions: ['gz', 'tgz'],
        },
      ],
    },
  },
  {
    op: 'from-extension',
    input: { name: 'index.xml' },
    partial: {
      extension: 'xml',
      types: [
        { type: 'application/xml', source: 'iana' },
        { type: 'text/xml', source: 'iana' },
      ],
    },
  },
  { op: 'from-extension', input: { name: 'https://a.example/x.PDF?v=1.2#p' }, partial: { extension: 'pdf' } },
  { op: 'from-extension', input: { name: 'x.unheard-of' }, value: { extension: 'unheard-of', types: [] } },
  { op: 'from-extension', input: { name: ' ' }, error: 'missing-extension' },
  {
    op: 'from-type',
    input: { type: 'application/json; charset=utf-8' },
    value: {
      type: 'application/json',
      source: 'iana',
      charset: 'UTF-8',
      compressible: true,
      extensions: ['json', 'map'],
      known: true,
      parameters: { charset: 'utf-8' },
      tree: 'standard',
      suffix: null,
      preferredExtension: 'json',
    },
  },
  {
    op: 'from-type',
    input: { type: 'Application/Vnd.Example+XML' },
    value: {
      type: 'application/vnd.example+xml',
      source: null,
      charset: null,
      compressible: null,
      extensions: [],
      known: false,
      parameters: {},
      tree: 'vnd',
      suffix: 'xml',
      preferredExtension: null,
    },
  },
  { op: 'from-type', input: { type: 'image' }, error: 'invalid-mime-type' },
  { op: 'search', input: { query: 'image/svg+xml', limit: 1 }, partial: [{ type: 'image/svg+xml' }] },
  { op: 'search', input: { query: '.md', limit: 1 }, partial: [{ type: 'text/markdown' }] },
  {
    op: 'sniff',
    input: { base64: 'iVBORw0KGgo=' },
    value: { type: 'image/png', extension: 'png', method: 'signature' },
  },
  {
    op: 'sniff',
    input: { base64: 'eyJhIjoxfQ==' },
    value: { type: 'application/json', extension: 'json', method: 'text' },
  },
  { op: 'sniff', input: { base64: '' }, value: { type: null, extension: null, method: 'empty' } },
  {
    op: 'sniff',
    input: { base64: 'AAEC' },
    value: { type: 'application/octet-stream', extension: null, method: 'unknown' },
  },
  { op: 'sniff', input: { base64: '!' }, error: 'invalid-base64' },
];
