import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  code: 'QR code dans l’image',
  wifi: 'accès à un réseau Wi-Fi',
});
