import type { Opener } from '#core/opener.ts';
import { withBase, withUrl } from './engine/secret-url.ts';

export const open: Opener = (input, op) => {
  if (op === 'url-parser/defang') return { ...input, source: 'text', tab: 'defang' };
  if (op === 'url-parser/refang') return { defanged: input['text'], source: 'defanged', tab: 'defang' };
  const [url, base] = [String(input['url'] ?? ''), String(input['base'] ?? '')];
  return { ...input, ...withUrl(url), ...withBase(base), hasBase: base !== '', off: [], tab: 'parse' };
};
