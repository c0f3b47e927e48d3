import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'inspect',
    input: { text: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
    value: {
      size: 42,
      mediaType: 'image/gif',
      extension: 'gif',
      declaredMediaType: null,
      mismatch: false,
      image: { width: 1, height: 1 },
    },
  },
  {
    op: 'inspect',
    input: { text: 'data:text/css;base64,YXt9' },
    value: {
      size: 3,
      mediaType: 'text/css',
      extension: 'css',
      declaredMediaType: 'text/css',
      mismatch: false,
      image: null,
    },
  },
  {
    op: 'inspect',
    input: { text: 'data:Image/PNG;charset=x;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
    partial: { mediaType: 'image/gif', extension: 'gif', declaredMediaType: 'image/png', mismatch: true },
  },
  {
    op: 'inspect',
    input: { text: 'data:;base64,aGk' },
    partial: { size: 2, mediaType: 'text/plain', declaredMediaType: 'text/plain' },
  },
  { op: 'inspect', input: { text: ' ' }, error: 'empty-input' },
  {
    op: 'decode',
    input: { text: 'aGk=' },
    value: { size: 2, mediaType: 'text/plain', extension: 'txt', hex: '6869' },
  },
  // RFC 2397 §4: a data URI without Base64
  {
    op: 'decode',
    input: { text: 'data:,A%20brief%20note' },
    value: { size: 12, mediaType: 'text/plain', extension: 'txt', hex: '41206272696566206e6f7465' },
  },
  {
    op: 'decode',
    input: { text: 'aG!k' },
    error: 'invalid-base64',
    details: { reason: 'character', position: 3, character: '!' },
  },
  {
    op: 'encode',
    input: { hex: '89504e47', output: 'data-uri', mediaType: 'image/png' },
    value: 'data:image/png;base64,iVBORw==',
  },
  { op: 'encode', input: { hex: '7b7d', output: 'data-uri' }, value: 'data:application/json;base64,e30=' },
  { op: 'encode', input: { hex: 'fb:ff fe' }, value: '+//+' },
  { op: 'encode', input: { hex: 'fbfffeff', urlSafe: true }, value: '-__-_w' },
  { op: 'encode', input: { hex: '666f6f626172', lineLength: 4 }, value: 'Zm9v\nYmFy' },
  {
    op: 'encode',
    input: { hex: '6869', output: 'html-img', mediaType: 'text/plain' },
    value: '<img src="data:text/plain;base64,aGk=" alt="">',
  },
  { op: 'encode', input: { hex: '6869', output: 'css-url' }, value: 'url("data:text/plain;base64,aGk=")' },
  { op: 'encode', input: { hex: '6869', output: 'markdown-img' }, value: '![](data:text/plain;base64,aGk=)' },
  {
    op: 'encode',
    input: { hex: '3c7376672f3e', output: 'percent-uri' },
    value: 'data:image/svg+xml,%3Csvg/%3E',
  },
  { op: 'encode', input: { hex: '0' }, error: 'invalid-hex', details: { reason: 'odd' } },
  { op: 'encode', input: { hex: '' }, error: 'empty-input' },
];
