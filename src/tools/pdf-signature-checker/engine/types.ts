import type { Change } from './changes.ts';
import type { Timestamp } from './cms.ts';
import type { Coverage } from './signatures.ts';

export type Status = 'valid' | 'valid-extended' | 'valid-changed' | 'unknown' | 'invalid';

/** A remark on a signature: a stable code with its facts. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly [fact: string]: unknown;
}

export interface Signer {
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly fingerprintSha256: string;
}

export interface CheckedSignature {
  readonly index: number;
  readonly kind: 'signature' | 'document-timestamp';
  readonly fieldName: string | null;
  readonly subFilter: string | null;
  readonly name: string | null;
  readonly reason: string | null;
  readonly location: string | null;
  readonly contactInfo: string | null;
  readonly claimedTime: string | null;
  readonly signingTime: string | null;
  readonly certification: 1 | 2 | 3 | null;
  readonly coverage: Coverage;
  readonly digest: { readonly algorithm: string | null; readonly matches: boolean | null };
  readonly signature: { readonly algorithm: string | null; readonly valid: boolean | null };
  readonly signer: Signer | null;
  readonly chain: {
    readonly ordered: readonly string[];
    readonly complete: boolean;
    readonly trusted: boolean | null;
  } | null;
  readonly timestamp: Timestamp | null;
  readonly laterChanges: readonly Change[];
  readonly status: Status;
  readonly findings: readonly Finding[];
}
