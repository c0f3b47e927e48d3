import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) =>
  op.endsWith('/unescape')
    ? { text: '', escaped: input['text'], source: 'escaped', anyNotation: true, tab: 'convert' }
    : { ...input, source: 'text', tab: op.endsWith('/inspect') ? 'inspect' : 'convert' };
