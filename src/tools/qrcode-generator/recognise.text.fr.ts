import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  code: 'code QR dans l’image',
  wifi: 'accès à un réseau Wi-Fi',
});
