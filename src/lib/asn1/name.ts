import { encodeHex } from '#lib/bytes.ts';
import { universal, type Element } from './element.ts';
import { attributeName } from './names.ts';
import { textOf } from './values.ts';

export interface Name {
  /** `TYPE=value` in the order of the encoding, joined by `, `, several of one set by `+`. */
  readonly text: string;
  readonly parts: readonly { readonly type: string; readonly value: string }[];
}

/** RFC 4514 §2.4. */
function escapeValue(value: string): string {
  return (
    value
      .replace(/["+,;<>\\]/g, String.raw`\$&`)
      .replace(/^[# ]| $/g, String.raw`\$&`)
      // oxlint-disable-next-line no-control-regex -- exactly these are escaped by their number
      .replace(/[\0-\x1f\x7f]/g, (control) => `\\${control.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
  );
}

/** Name, RFC 5280 §4.1.2.4. */
export function nameOf(element: Element): Name {
  const sets = element.inside().map((set) =>
    set.inside(universal.set).map((pair) => {
      const [type, value] = pair.inside();
      const shown = value && (textOf(value) ?? `#${encodeHex(value.raw)}`);
      return { type: attributeName(type?.oid ?? ''), value: shown ?? '' };
    }),
  );
  const text = sets.map((set) => set.map(({ type, value }) => `${type}=${escapeValue(value)}`).join('+')).join(', ');
  return { text, parts: sets.flat() };
}
