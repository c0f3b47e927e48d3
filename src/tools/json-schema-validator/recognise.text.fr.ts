import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({ schema: 'un schéma JSON Schema, {draft}' });
