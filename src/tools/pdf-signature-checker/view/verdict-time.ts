import type { CheckedSignature } from '../engine/types.ts';

type Times = Pick<CheckedSignature, 'kind' | 'timestamp' | 'signingTime' | 'claimedTime'>;

/** When it was signed: what an authority confirms, else what the signer says. */
export const verdictTime = ({ kind, timestamp, signingTime, claimedTime }: Times): string | null =>
  (kind === 'document-timestamp' || timestamp?.valid === true ? timestamp?.time : null) ?? signingTime ?? claimedTime;
