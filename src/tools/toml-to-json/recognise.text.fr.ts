import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  tables: 'tables et valeurs TOML',
  pairs: 'clés et valeurs TOML',
});
