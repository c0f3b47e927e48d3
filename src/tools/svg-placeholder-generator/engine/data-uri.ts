import { encodeBase64 } from '#lib/base64.ts';

/** What may stand as it is in an attribute and in `url("…")` of CSS, beyond what `encodeURIComponent` leaves. */
const safe = /%(?:24|2B|2C|2F|3A|3B|3D|3F|40)/g;

/** The markup as a `data:` address. */
export function dataUriOf(svg: string, encoding: 'percent' | 'base64'): string {
  if (encoding === 'base64') return `data:image/svg+xml;base64,${encodeBase64(new TextEncoder().encode(svg))}`;
  const encoded = encodeURIComponent(svg).replaceAll("'", '%27');
  return `data:image/svg+xml,${encoded.replace(safe, decodeURIComponent)}`;
}
