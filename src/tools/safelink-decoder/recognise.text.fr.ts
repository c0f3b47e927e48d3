import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({ wrapper: 'lien que {host} place devant un autre' });
