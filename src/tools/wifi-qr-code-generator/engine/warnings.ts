import { encodeUtf8 } from '#lib/charset.ts';
import type { Network } from './fields.ts';

export const warningCodes = [
  'password-length',
  'password-not-ascii',
  'wep-length',
  'hex-like',
  'edge-spaces',
  'wep-broken',
  'open-network',
  'sae-readers',
  'eap-readers',
] as const;
export type Warning = (typeof warningCodes)[number];

export const hasEdgeSpace = (text: string): boolean => /^ | $/.test(text);

/** A passphrase has 8 to 63 characters, a key 64 hexadecimal digits (IEEE 802.11-2020, annex J.4). */
function isWpaLength(password: string): boolean {
  const { length } = encodeUtf8(password);
  return (length >= 8 && length <= 63) || /^[\da-f]{64}$/i.test(password);
}

/** Keys of 40, 104, 128 and 232 bits, as characters or as hexadecimal digits. */
function isWepLength(password: string): boolean {
  const { length } = [...password];
  return [5, 13, 16, 29].includes(length) || ([10, 26, 32, 58].includes(length) && /^[\da-f]+$/i.test(password));
}

/** What may keep people from joining, or from being safe, in the order of the codes. */
export function warningsOf({ ssid, security, password }: Network): Warning[] {
  const applies: Readonly<Record<Warning, boolean>> = {
    'password-length': security === 'WPA' && !isWpaLength(password),
    'password-not-ascii': security === 'WPA' && !/^[ -~]*$/.test(password),
    'wep-length': security === 'WEP' && !isWepLength(password),
    'hex-like': /^[\da-f]+$/i.test(ssid),
    'edge-spaces': hasEdgeSpace(ssid) || (security !== 'nopass' && hasEdgeSpace(password)),
    'wep-broken': security === 'WEP',
    'open-network': security === 'nopass',
    'sae-readers': security === 'SAE',
    'eap-readers': security === 'WPA2-EAP',
  };
  return warningCodes.filter((code) => applies[code]);
}
