import type { Failure } from '#core/operation.ts';

const networkTexts = ['ssid', 'password', 'identity', 'anonymousIdentity'] as const;
/** The fields of a network that are typed. */
export type NetworkText = (typeof networkTexts)[number];

/** The field whose text is at fault, so that the error stands there. One that is only empty is not. */
export function faultyField({ code, details }: Failure): NetworkText | undefined {
  if (code === 'ssid-too-long') return 'ssid';
  return code === 'control-character' ? networkTexts.find((name) => name === details['field']) : undefined;
}
