import { Alert } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Salted } from '../engine/algorithms.ts';
import { text } from '../text.ts';

const messages = {
  'openssl-pbkdf2': 'weak.openssl-pbkdf2',
  'openssl-sha256': 'weak.openssl-sha256',
  aes: 'weak.legacy',
  tripledes: 'weak.tripledes',
  rabbit: 'weak.legacy',
  rc4: 'weak.rc4',
} as const satisfies Readonly<Record<Salted, string>>;

/** Why not to encrypt with it. */
export function Weakness({ algorithm }: { readonly algorithm: Salted }) {
  const t = useText(text);
  return <Alert tone="warning">{t(messages[algorithm])}</Alert>;
}
