import { sha256 } from '@noble/hashes/sha2.js';
import { encodeHex } from '#lib/bytes.ts';
import { isSelfSigned, sameBytes, serialText, type Certificate } from '#lib/asn1/certificate.ts';
import { isTrusted } from '#lib/asn1/chain.ts';
import { joinBytes } from '#lib/join-bytes.ts';
import { isoTime } from '#lib/asn1/values.ts';
import { signerChain, storedCertificates, tolerant, tolerantly } from './certificates.ts';
import { changesAfter } from './changes.ts';
import * as cms from './cms.ts';
import type { Document } from './document.ts';
import { findingsOf, statusOf } from './findings.ts';
import type { CheckedSignature, Signer } from './types.ts';
import { coverageOf, fieldsOf, findSignatures, type FoundSignature } from './signatures.ts';
import { dateOf, textOf } from './strings.ts';
import { isDictionary, isList, isName, isReference, type Value } from './values.ts';

function certificationOf(document: Document, found: FoundSignature): 1 | 2 | 3 | null {
  const isNamed = document.revisions.some((_, index) => {
    const permissions = document.dictionary(document.catalog(index + 1)?.get('Perms'), index + 1);
    const named = permissions?.get('DocMDP');
    return isReference(named) && named.number === found.number;
  });
  if (!isNamed) return null;
  const references = document.member(found.dictionary, 'Reference', found.revision);
  const first = isList(references) ? references.map((one) => document.dictionary(one, found.revision)) : [];
  const transform = first.find((one) => isName(one?.get('TransformMethod'), 'DocMDP'));
  const parameters = document.dictionary(transform?.get('TransformParams'), found.revision);
  const level = document.member(parameters, 'P', found.revision);
  return level === 1 || level === 3 ? level : 2;
}

function fieldNameOf(document: Document, { number, dictionary }: FoundSignature): string | null {
  for (let revision = document.revisions.length; revision >= 1; revision--) {
    const field = fieldsOf(document, revision).find(
      ({ value, number: own }) =>
        (isReference(value) && value.number === number) ||
        (isDictionary(value) && (value === dictionary || own === number)),
    );
    if (field) return field.name;
  }
  return null;
}

function signerFacts(certificate: Certificate): Signer {
  return {
    subject: certificate.subject.text,
    issuer: certificate.issuer.text,
    serialNumber: serialText(certificate.serial),
    notBefore: isoTime(certificate.notBefore),
    notAfter: isoTime(certificate.notAfter),
    fingerprintSha256: encodeHex(sha256(certificate.raw)),
  };
}

async function chainOf(signer: Certificate, others: readonly Certificate[], roots: readonly Certificate[] | undefined) {
  const { all, chain } = await signerChain(signer, others, roots);
  return {
    ordered: chain.ordered.map((index) => (all[index] as Certificate).subject.text),
    complete: chain.endsSelfSigned || chain.endsAtRoot,
    trusted: roots === undefined ? null : isTrusted(all, chain),
  };
}

const subFilters: ReadonlySet<string> = new Set([
  'adbe.pkcs7.detached',
  'adbe.pkcs7.sha1',
  'ETSI.CAdES.detached',
  'ETSI.RFC3161',
]);

interface Verdicts {
  readonly digest: CheckedSignature['digest'];
  readonly signature: CheckedSignature['signature'];
  readonly timestamp: cms.Timestamp | null;
  /** The object identifier that is not known. */
  readonly unknown: string | undefined;
}

async function verdictsOf(
  read: cms.Cms,
  subFilter: string,
  covered: readonly Uint8Array[],
  signer: Certificate | undefined,
  others: readonly Certificate[],
): Promise<Verdicts> {
  const isToken = subFilter === 'ETSI.RFC3161';
  // A detached signature has no content of its own (ISO 32000-2 §12.8.3.3.1): what is there says nothing of the file.
  const content = isToken || subFilter === 'adbe.pkcs7.sha1' ? read.data.content : undefined;
  const digester = cms.digesterOf(...covered);
  const digestOid = read.signer.digest.oid;
  const said = cms.messageDigest(read);
  const joined = (): Uint8Array => content ?? joinBytes(covered);
  let valid = signer ? await cms.verifySigner(read, signer, joined) : null;
  const algorithm = cms.algorithmName(read.signer.algorithm.oid);
  let unknown = signer && valid === null ? read.signer.algorithm.oid : undefined;
  if (content && said && valid === true) {
    const own = cms.digesterOf(content)(digestOid);
    valid = own ? sameBytes(own, said) : null;
    if (!own) unknown = digestOid;
  }
  const signature = { algorithm, valid };
  if (isToken) {
    const info = cms.timestampInfo(read);
    const digest = info && digester(info.digestOid);
    const matches = info && digest ? sameBytes(digest, info.imprint) : null;
    const name = info ? cms.digestNameOf(info.digestOid) : null;
    const timestamp = await cms.checkTimestamp(read, digester, others);
    return {
      digest: { algorithm: name, matches },
      signature,
      timestamp,
      unknown: unknown ?? (digest ? undefined : info?.digestOid),
    };
  }
  const timestamp = await cms.checkSignatureTimestamp(read, others);
  if (subFilter === 'adbe.pkcs7.sha1') {
    const digest = digester('1.3.14.3.2.26');
    const matches = content !== undefined && digest !== undefined && sameBytes(digest, content);
    return { digest: { algorithm: 'sha1', matches }, signature, timestamp, unknown };
  }
  const digest = digester(digestOid);
  // Without signed attributes the signature itself is of the covered bytes.
  const matches = digest ? (said ? sameBytes(digest, said) : read.signer.signedAttributes ? false : valid) : null;
  const name = cms.digestNameOf(digestOid);
  return {
    digest: { algorithm: name, matches },
    signature,
    timestamp,
    unknown: unknown ?? (digest ? undefined : digestOid),
  };
}

interface Request {
  readonly document: Document;
  readonly at: number;
  /** Undefined where nothing is said about trust. */
  readonly roots: readonly Certificate[] | undefined;
}

async function checkOne(
  found: FoundSignature,
  index: number,
  stored: readonly Certificate[],
  { document, at, roots }: Request,
): Promise<CheckedSignature> {
  const { dictionary, revision } = found;
  const member = (key: string): Value => document.member(dictionary, key, revision);
  const text = (key: string): string | null => (document.isEncrypted ? null : textOf(member(key)));
  const nameOf = (value: Value): string | null => (isName(value) ? value.name : null);
  const subFilter = nameOf(member('SubFilter'));
  const isTimestamp = isName(member('Type'), 'DocTimeStamp') || subFilter === 'ETSI.RFC3161';
  const coverage = coverageOf(document, found);
  const isSupported = subFilter !== null && subFilters.has(subFilter);
  const read = isSupported ? cms.readCms(found.contents.bytes)?.cms : undefined;
  const others = [...(read?.certificates ?? []), ...stored];
  const certificate = read && tolerant(() => cms.signerIn(read, others));
  const [first = 0, length = 0, second = 0, rest = 0] = coverage.byteRange;
  const covered = [document.bytes.subarray(first, first + length), document.bytes.subarray(second, second + rest)];
  const verdicts =
    read && (await tolerantly(() => verdictsOf(read, subFilter as string, covered, certificate, others)));
  const claimed = document.isEncrypted ? null : dateOf(member('M'));
  const signed = read ? (tolerant(() => cms.signingTime(read)) ?? null) : null;
  const certification = certificationOf(document, found);
  const laterChanges = coverage.revision > 0 ? changesAfter(document, coverage.revision) : [];
  const timestamp = verdicts?.timestamp ?? null;
  const facts = {
    index,
    kind: isTimestamp ? ('document-timestamp' as const) : ('signature' as const),
    fieldName: document.isEncrypted ? null : fieldNameOf(document, found),
    subFilter,
    name: text('Name'),
    reason: text('Reason'),
    location: text('Location'),
    contactInfo: text('ContactInfo'),
    claimedTime: claimed?.iso ?? null,
    signingTime: signed === null ? null : isoTime(signed),
    certification,
    coverage,
    digest: verdicts?.digest ?? { algorithm: null, matches: isSupported ? false : null },
    signature: verdicts?.signature ?? { algorithm: null, valid: isSupported ? false : null },
    signer: certificate ? signerFacts(certificate) : null,
    chain: (certificate && (await tolerantly(() => chainOf(certificate, others, roots)))) ?? null,
    timestamp,
    laterChanges,
  };
  const last = document.revisions.at(-1)?.end ?? 0;
  const tail = document.bytes.subarray(last);
  const more = {
    at,
    certificate,
    isSupported,
    unknown: verdicts?.unknown,
    namesCertificate: read && certificate ? (tolerant(() => cms.namesCertificate(read, certificate)) ?? null) : null,
    selfSigned: certificate ? await isSelfSigned(certificate) : false,
    signedAt: (timestamp?.valid === true ? Date.parse(timestamp.time ?? '') : undefined) ?? signed ?? claimed?.ms ?? at,
    trailing: coverage.bytesAfter > 0 && !/^(?:\r\n|\r|\n)?$/.test(String.fromCharCode(...tail.subarray(0, 3))),
  };
  return { ...facts, status: statusOf(facts, more), findings: findingsOf(facts, more) };
}

export async function checkDocument(request: Request): Promise<CheckedSignature[]> {
  const { document } = request;
  const stored = await storedCertificates(document);
  const checked: CheckedSignature[] = [];
  for (const [index, found] of findSignatures(document).entries()) {
    checked.push(await checkOne(found, index, stored, request));
  }
  return checked;
}
