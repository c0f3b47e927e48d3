import { asciiUpperCase } from '#lib/ascii-case.ts';
import type { Facts, Kind } from './payload.ts';

export type Content = Kind | 'url' | 'text';

/** What a text read from a code is for. */
export function recognise(text: string): Content {
  if (/^https?:\/\/[^\s]+$/i.test(text)) return 'url';
  if (/^WIFI:/i.test(text)) return 'wifi';
  if (/^BEGIN:VCARD/i.test(text)) return 'vcard';
  if (/^mailto:/i.test(text)) return 'email';
  if (/^tel:/i.test(text)) return 'phone';
  if (/^sms(?:to)?:/i.test(text)) return 'sms';
  return /^geo:/i.test(text) ? 'geo' : 'text';
}

/** The fields of a Wi-Fi code, its escapes undone. */
function wifiFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [, name = '', value = ''] of text.slice(5).matchAll(/([A-Z]+\d?):((?:\\.|[^\\;])*);/gis)) {
    fields.set(name.toUpperCase(), value.replaceAll(/\\(.)/gs, '$1'));
  }
  return fields;
}

/** Does the form of this tool have a place for all that a Wi-Fi code says? It has none for WPA3 alone and for EAP. */
export function isPlainWifi(text: string): boolean {
  const fields = wifiFields(text);
  const hasOthers = [...fields].some(([name, value]) => !/^[TSPH]$/.test(name) && value !== '');
  return !hasOthers && !/^SAE$|EAP$/i.test(fields.get('T') ?? '');
}

/** The network of a Wi-Fi code, as the form holds it. */
export function readWifi(text: string): Pick<Facts, 'ssid' | 'password' | 'security' | 'hidden'> {
  const fields = wifiFields(text);
  const security = asciiUpperCase(fields.get('T') ?? '');
  return {
    ssid: fields.get('S') ?? '',
    password: fields.get('P') ?? '',
    security: security === 'WEP' ? 'WEP' : security === '' || security === 'NOPASS' ? 'nopass' : 'WPA',
    hidden: fields.get('H')?.toLowerCase() === 'true',
  };
}
