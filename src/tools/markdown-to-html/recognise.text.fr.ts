import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  signs: 'Markdown, {count} signes typiques',
  file: 'un fichier Markdown',
});
