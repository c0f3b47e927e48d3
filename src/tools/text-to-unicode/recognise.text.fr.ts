import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  escapes: 'échappements Unicode : {count}',
  character: 'un caractère non ASCII',
  cluster: 'un caractère fait de {count} points de code',
});
