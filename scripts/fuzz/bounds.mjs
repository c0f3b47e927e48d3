/*
 * What is slow by contract: the caller asks for the work, and gets it. The fuzzer asks for little of it, so that what is
 * slow here is a fault.
 */

/** The highest value of fields with these names. */
export const highest = { cost: 6, iterations: 20_000, bits: 2048 };

/** Lowers what texts say of the same kind: the cost in a bcrypt hash, the rounds in the header of a token. */
export function lowered(text) {
  return text
    .replaceAll(/(\$2[abxy]?\$)(0[7-9]|[1-9]\d)(?=\$)/g, '$106')
    .replaceAll(/("p2c"\s*:\s*)\d{5,}/g, '$120000');
}

export const notice =
  'Kept low, since the caller asks for the work: cost ≤ 6, iterations ≤ 20000, bits of a key ≤ 2048.';
