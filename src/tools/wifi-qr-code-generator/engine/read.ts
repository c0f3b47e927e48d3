import { ToolError } from '#core/operation.ts';
import { asciiUpperCase } from '#lib/ascii-case.ts';
import type { Security } from './fields.ts';

export interface ReadNetwork {
  readonly ssid: string;
  readonly security: Security;
  readonly password: string;
  readonly hidden: boolean;
  readonly transitionDisable: boolean;
  readonly eapMethod: string | null;
  readonly phase2: string | null;
  readonly identity: string;
  readonly anonymousIdentity: string;
  readonly unknown: readonly { readonly key: string; readonly value: string }[];
}

const knownKeys = new Set(['T', 'R', 'S', 'E', 'PH2', 'A', 'I', 'P', 'H']);

/** Characters, each with the backslash in front of it. */
const tokensOf = (text: string): readonly string[] => text.match(/\\[^]|[^]/gu) ?? [];
const unescapeWifi = (text: string): string => text.replaceAll(/\\([^])/gu, '$1');

/** The text without a pair of quotes around it. */
function unquoted(raw: string): string {
  const tokens = tokensOf(raw);
  const isQuoted = tokens.length > 1 && tokens[0] === '"' && tokens.at(-1) === '"';
  return isQuoted ? raw.slice(1, -1) : raw;
}

/** The raw values by their keys; of a key that comes twice, the first. */
function membersOf(text: string): Map<string, string> {
  const members = new Map<string, string>();
  for (const [member] of text.matchAll(/(?:\\[^]|[^\\;]|\\$)+/gu)) {
    const [, key, value = ''] = /^((?:\\[^]|[^\\:])*):([^]*)$/u.exec(member) ?? [];
    if (key === undefined) continue;
    const name = asciiUpperCase(key);
    if (!members.has(name)) members.set(name, value);
  }
  return members;
}

const personal = new Set(['WPA', 'WPA2', 'WPA3', 'WPA2-PSK', 'WPA/WPA2', 'WPA2/WPA3']);

function securityOf(value: string): Security {
  const type = asciiUpperCase(value);
  if (type === '' || type === 'NOPASS') return 'nopass';
  if (type === 'WEP' || type === 'SAE') return type;
  if (personal.has(type)) return 'WPA';
  if (type.endsWith('EAP')) return 'WPA2-EAP';
  throw new ToolError('unknown-security', { value });
}

/** The network in the text of a code. */
export function readPayload(given: string): ReadNetwork {
  const text = given.trim();
  if (text === '') throw new ToolError('empty-input', { field: 'payload' });
  if (!/^WIFI:/i.test(text)) throw new ToolError('not-wifi');
  const members = membersOf(text.slice('WIFI:'.length));
  const value = (key: string): string => unescapeWifi(members.get(key) ?? '');
  const quotable = (key: string): string => unescapeWifi(unquoted(members.get(key) ?? ''));
  const ssid = quotable('S');
  if (ssid === '') throw new ToolError('missing-field', { field: 'ssid' });
  const flag = asciiUpperCase(value('H'));
  // Older readers write the second method where others say whether the network is hidden.
  const isFlag = flag === 'TRUE' || flag === 'FALSE';
  const phase2 = members.has('PH2') ? asciiUpperCase(value('PH2')) : isFlag ? '' : flag;
  return {
    ssid,
    security: securityOf(value('T')),
    password: quotable('P'),
    hidden: flag === 'TRUE',
    transitionDisable: value('R') === '1',
    eapMethod: asciiUpperCase(value('E')) || null,
    phase2: phase2 || null,
    identity: value('I'),
    anonymousIdentity: value('A'),
    unknown: [...members.keys()].filter((key) => !knownKeys.has(key)).map((key) => ({ key, value: value(key) })),
  };
}
