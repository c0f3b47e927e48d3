import { extensionsOf, serialText, signatureOf, type Extension, type Signature } from '#lib/asn1/certificate.ts';
import { valueOf } from '#lib/asn1/extensions.ts';
import { badDer, universal, type Element } from '#lib/asn1/element.ts';
import { nameOf, type Name } from '#lib/asn1/name.ts';
import { isoTime, timeOf } from '#lib/asn1/values.ts';

export interface Revoked {
  readonly serialNumber: string;
  readonly date: string;
  /** As RFC 5280 §5.3.1 calls it. */
  readonly reason: string | null;
}

/** A list of revoked certificates, RFC 5280 §5.1. */
export interface Crl extends Signature {
  readonly raw: Uint8Array;
  readonly issuer: Name;
  readonly thisUpdate: number;
  readonly nextUpdate: number | null;
  readonly crlNumber: string | null;
  readonly revokedCount: number;
  /** The first thousand. */
  readonly revoked: readonly Revoked[];
  readonly extensions: readonly Extension[];
}

const shown = 1000;
const most = 1_000_000;

const reasons: Readonly<Record<number, string>> = {
  0: 'unspecified',
  1: 'keyCompromise',
  2: 'cACompromise',
  3: 'affiliationChanged',
  4: 'superseded',
  5: 'cessationOfOperation',
  6: 'certificateHold',
  8: 'removeFromCRL',
  9: 'privilegeWithdrawn',
  10: 'aACompromise',
};

function revokedOf(entry: Element): Revoked {
  const [serial, date, extensions] = entry.inside();
  if (!serial || !date) throw badDer('structure');
  const reason = valueOf(extensionsOf(extensions), '2.5.29.21')?.small;
  return {
    serialNumber: serialText(serial.content),
    date: isoTime(timeOf(date)),
    reason: reason === undefined ? null : (reasons[reason] ?? null),
  };
}

const isTime = (element: Element | undefined): boolean =>
  element?.is(universal.utcTime) === true || element?.is(universal.generalizedTime) === true;

export function crlOf(element: Element): Crl {
  const { inner, ...signed } = signatureOf(element);
  const parts = inner.inside();
  if (parts[0]?.is(universal.integer)) parts.shift();
  const [, issuer, thisUpdate, ...rest] = parts;
  if (!issuer || !thisUpdate) throw badDer('structure');
  const nextUpdate = isTime(rest[0]) ? rest.shift() : undefined;
  const list = rest[0]?.is(universal.sequence) ? rest.shift() : undefined;
  const extensions = extensionsOf(rest[0]?.is(0xa0) ? rest[0].only : undefined);
  const revoked: Revoked[] = [];
  const count = list?.visit(most, (entry, index) => {
    if (index < shown) revoked.push(revokedOf(entry));
  });
  return {
    ...signed,
    raw: element.raw,
    issuer: nameOf(issuer),
    thisUpdate: timeOf(thisUpdate),
    nextUpdate: nextUpdate ? timeOf(nextUpdate) : null,
    crlNumber: valueOf(extensions, '2.5.29.20')?.integer.toString() ?? null,
    revokedCount: count ?? 0,
    revoked,
    extensions,
  };
}
