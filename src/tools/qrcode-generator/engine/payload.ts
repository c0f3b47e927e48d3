import { ToolError } from '#core/operation.ts';
import { escapeWifi } from '#lib/qr/wifi.ts';

export const kinds = ['wifi', 'vcard', 'email', 'phone', 'sms', 'geo'] as const;
export type Kind = (typeof kinds)[number];

export const securities = ['WPA', 'WEP', 'nopass'] as const;

export interface Facts {
  readonly ssid: string;
  readonly password: string;
  readonly security: (typeof securities)[number];
  readonly hidden: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly title: string;
  readonly phone: string;
  readonly mobile: string;
  readonly email: string;
  readonly url: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly note: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly number: string;
  readonly message: string;
  readonly latitude: number | string | undefined;
  readonly longitude: number | string | undefined;
}

const lineBreaks = /\r\n|\r|\n/g;

function needed(value: string, field: keyof Facts): string {
  if (value.trim() === '') throw new ToolError('missing-field', { field });
  return value;
}

/** The form that Android and iOS read, which ZXing's wiki describes ("Barcode Contents"). */
function wifi({ ssid, password, security, hidden }: Facts): string {
  // A name and a password may be made of spaces.
  if (ssid === '') throw new ToolError('missing-field', { field: 'ssid' });
  const isOpen = security === 'nopass';
  if (!isOpen && password === '') throw new ToolError('missing-field', { field: 'password' });
  const secret = isOpen ? '' : `P:${escapeWifi(password)};`;
  return `WIFI:T:${security};S:${escapeWifi(ssid)};${secret}${hidden ? 'H:true;' : ''};`;
}

/** vCard 3.0, RFC 2426; `N` and `FN` are always there, which §3.1 asks for. */
function vcard(facts: Facts): string {
  const { firstName, lastName, organization } = facts;
  if ([firstName, lastName, organization].every((name) => name.trim() === '')) needed('', 'firstName');
  const escape = (value: string): string => value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(lineBreaks, '\\n');
  const name = [firstName, lastName].filter((part) => part !== '').join(' ') || organization;
  const address = [facts.street, facts.city, facts.region, facts.postalCode, facts.country];
  const line = (property: string, value: string): string[] => (value === '' ? [] : [`${property}:${value}`]);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(lastName)};${escape(firstName)};;;`,
    `FN:${escape(name)}`,
    ...line('ORG', escape(organization)),
    ...line('TITLE', escape(facts.title)),
    ...line('TEL;TYPE=WORK,VOICE', escape(facts.phone)),
    ...line('TEL;TYPE=CELL', escape(facts.mobile)),
    ...line('EMAIL', escape(facts.email)),
    ...(address.some((part) => part !== '') ? [`ADR;TYPE=WORK:;;${address.map(escape).join(';')}`] : []),
    ...line('URL', facts.url.replaceAll(lineBreaks, '')),
    ...line('NOTE', escape(facts.note)),
    'END:VCARD',
  ];
  return lines.map((text) => `${text}\r\n`).join('');
}

/** RFC 6068. */
function email({ to, subject, body }: Facts): string {
  const encode = (value: string): string => encodeURIComponent(value.toWellFormed().replaceAll(lineBreaks, '\r\n'));
  const address = encode(needed(to, 'to').trim()).replaceAll(/%(?:40|2C|2B)/g, decodeURIComponent);
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== '');
  const query = fields.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return `mailto:${address}${query === '' ? '' : `?${query}`}`;
}

const dialled = (value: string): string => needed(value.replaceAll(/[\s().-]/g, ''), 'number');

/** Degrees without an exponent. */
function degrees(value: Facts['latitude'], field: 'latitude' | 'longitude', limit: number): string {
  if (value === undefined || value === '') throw new ToolError('missing-field', { field });
  const given =
    typeof value === 'number' ? value : /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/.test(value) ? Number(value) : NaN;
  if (!(Math.abs(given) <= limit)) throw new ToolError('invalid-coordinates', { field, value, limit });
  const plain = String(given);
  return plain.includes('e') ? given.toFixed(15).replace(/\.?0+$/, '') : plain;
}

/** What a code has to hold so that a phone understands it. Errors: `missing-field`, `invalid-coordinates`. */
export function writePayload(kind: Kind, facts: Facts): string {
  switch (kind) {
    case 'wifi':
      return wifi(facts);
    case 'vcard':
      return vcard(facts);
    case 'email':
      return email(facts);
    case 'phone':
      return `tel:${dialled(facts.number)}`;
    case 'sms':
      return `SMSTO:${dialled(facts.number)}:${facts.message}`;
    default:
      // RFC 5870
      return `geo:${degrees(facts.latitude, 'latitude', 90)},${degrees(facts.longitude, 'longitude', 180)}`;
  }
}
