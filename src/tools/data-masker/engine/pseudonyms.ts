import { formatIpv4 } from '#lib/net.ts';
import type { Found, Kind, Style } from './kinds.ts';

/** Their shape or their end would say too much. */
const neverPartial: ReadonlySet<Kind> = new Set(['private-key', 'auth-header', 'secret-value', 'url-credentials']);

const ipv4Blocks = [0xc000_0200, 0xc633_6400, 0xcb00_7100];

/** Addresses and numbers that are set aside for examples (RFC 2606, 5737, 3849; 555-01xx); undefined when they run out. */
const realistic: Partial<Record<Kind, (number: number) => string | undefined>> = {
  email: (number) => `user${number}@example.com`,
  ipv4: (number) => {
    const block = ipv4Blocks[Math.floor((number - 1) / 254)];
    return block === undefined ? undefined : formatIpv4(block + ((number - 1) % 254) + 1);
  },
  ipv6: (number) => (number > 0xffff ? undefined : `2001:db8::${number.toString(16)}`),
  mac: (number) =>
    `02:${number
      .toString(16)
      .padStart(10, '0')
      .replace(/(?!^)(?=(?:..)+$)/g, ':')}`,
  uuid: (number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
  phone: (number) => (number > 99 ? undefined : `+1202555${String(100 + number).padStart(4, '0')}`),
};

function starred(value: string, kept: number): string {
  const characters = [...value];
  const hidden = Math.max(0, characters.length - kept);
  return '*'.repeat(hidden) + characters.slice(hidden).join('');
}

function partly(kind: Kind, value: string): string {
  if ([...value].length < 9) return starred(value, 0);
  if (kind !== 'email') return starred(value, 4);
  const at = value.lastIndexOf('@');
  const [first = '', ...others] = value.slice(0, at);
  // One letter is the whole name.
  return (others.length > 0 ? first + '*'.repeat(others.length) : '*') + value.slice(at);
}

export interface Pseudonym {
  readonly replacement: string;
  readonly occurrence: 'first' | 'repeat';
}

/** Gives each value one name for a whole run, by the order in which the values appear. */
export class Pseudonyms {
  private readonly numbers = new Map<string, Map<string, number>>();

  constructor(private readonly style: Style) {}

  of({ kind, name, key }: Pick<Found, 'kind' | 'name' | 'key'>, value: string): Pseudonym {
    const label = labelOf(kind, name);
    const known = this.numbers.get(label) ?? new Map<string, number>();
    this.numbers.set(label, known);
    const earlier = known.get(key);
    const number = earlier ?? known.size + 1;
    if (earlier === undefined) known.set(key, number);
    return {
      replacement: this.write(kind, value, `[${label}-${number}]`, number),
      occurrence: earlier === undefined ? 'first' : 'repeat',
    };
  }

  private write(kind: Kind, value: string, placeholder: string, number: number): string {
    if (this.style === 'stars') return '*****';
    if (this.style === 'realistic') return realistic[kind]?.(number) ?? placeholder;
    return this.style === 'partial' && !neverPartial.has(kind) ? partly(kind, value) : placeholder;
  }
}

/** A kind, the vendor of a token, or the name of a pattern, in capitals. */
function labelOf(kind: Kind, name: string | null): string {
  const own = (name ?? '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  if (kind === 'token') return `TOKEN-${own}`;
  return kind === 'custom' && own !== '' ? own : kind.toUpperCase();
}
