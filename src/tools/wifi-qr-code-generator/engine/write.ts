import { ToolError } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { escapeWifi } from '#lib/qr/wifi.ts';
import type { Network } from './fields.ts';
import { warningsOf, type Warning } from './warnings.ts';

export interface Payload {
  readonly payload: string;
  /** Of UTF-8. */
  readonly bytes: number;
  readonly warnings: readonly Warning[];
}

/** IEEE 802.11-2020 §9.4.2.2. */
const longestSsid = 32;
const bytesOf = (text: string): number => encodeUtf8(text).length;

/** The texts that the code holds: without a password for an open network, with identities for an enterprise one. */
function textsOf({ ssid, security, password, identity, anonymousIdentity }: Network) {
  const isEnterprise = security === 'WPA2-EAP';
  return {
    ssid,
    ...(security !== 'nopass' && { password }),
    ...(isEnterprise && { identity, anonymousIdentity }),
  };
}

function refuse(network: Network): void {
  const { ssid, security, password } = network;
  if (ssid === '') throw new ToolError('missing-field', { field: 'ssid' });
  if (password === '' && security !== 'nopass' && security !== 'WPA2-EAP')
    throw new ToolError('missing-field', { field: 'password' });
  const bytes = bytesOf(ssid);
  if (bytes > longestSsid) throw new ToolError('ssid-too-long', { bytes, max: longestSsid });
  for (const [field, text] of Object.entries(textsOf(network))) {
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    const at = text.search(/[\0-\x1f\x7f]/);
    if (at >= 0) throw new ToolError('control-character', { field, position: at + 1 });
  }
}

/**
 * The text of the code, in the form of ZXing's wiki ("Barcode Contents") with the fields that Android and the WPA3
 * specification (§7) add.
 */
export function writePayload(given: Network): Payload {
  refuse(given);
  const { security, hidden, eapMethod, phase2 } = given;
  const isEnterprise = security === 'WPA2-EAP';
  const member = (key: string, value: string): string => `${key}:${escapeWifi(value.toWellFormed())};`;
  const filled = (key: string, value: string): string => (value === '' ? '' : member(key, value));
  const parts = [
    `T:${security};`,
    given.transitionDisable && (security === 'WPA' || security === 'SAE') ? 'R:1;' : '',
    member('S', given.ssid),
    isEnterprise ? member('E', eapMethod) : '',
    isEnterprise && phase2 !== 'none' ? member('PH2', phase2) : '',
    isEnterprise ? filled('A', given.anonymousIdentity) + filled('I', given.identity) : '',
    security === 'nopass' ? '' : filled('P', given.password),
    hidden ? 'H:true;' : '',
  ];
  const payload = `WIFI:${parts.join('')};`;
  return { payload, bytes: bytesOf(payload), warnings: warningsOf(given) };
}
