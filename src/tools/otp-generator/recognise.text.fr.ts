import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  uri: 'URI otpauth',
  list: 'URI otpauth\u00a0: {count}',
  migration: 'export d’une application d’authentification',
});
