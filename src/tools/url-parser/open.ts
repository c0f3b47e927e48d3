import type { Opener } from '#core/opener.ts';
import { withUrl } from './engine/secret-url.ts';

export const open: Opener = (input, op) => {
  if (op === 'url-parser/defang') return { ...input, source: 'text', tab: 'defang' };
  if (op === 'url-parser/refang') return { defanged: input['text'], source: 'defanged', tab: 'defang' };
  return { ...input, ...withUrl(String(input['url'] ?? '')), hasBase: Boolean(input['base']), off: [], tab: 'parse' };
};
