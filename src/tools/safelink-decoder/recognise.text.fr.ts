import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({ wrapper: 'lien de {host} qui en contient un autre' });
