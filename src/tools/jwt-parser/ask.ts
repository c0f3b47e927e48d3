import { member, type Ask } from '#core/ask.ts';

/** The time claims, as the operation gives them. */
const times: Readonly<Record<string, string>> = { exp: 'expiresAt', nbf: 'notBefore', iat: 'issuedAt' };

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const ask: Ask = {
  words: ['jwt'],
  patterns: [
    (line) => {
      const token = line.after('jwt');
      return token?.startsWith('eyJ') ? { op: 'jwt-parser/decode', input: { token } } : undefined;
    },
  ],
  answer: (value) => {
    const [header, payload, validity] = ['header', 'payload', 'validity'].map((name) => member(value, name));
    if (header === undefined) return undefined;
    const claims = Array.isArray(payload) || typeof payload !== 'object' ? {} : (payload ?? {});
    const at = Object.entries(times).flatMap(([claim, name]) => {
      const time = member(validity, name);
      return typeof time === 'string' ? [`${claim}: ${time.replace('.000Z', 'Z')}`] : [];
    });
    const state = member(validity, 'state');
    const others = Object.entries(claims).filter(([claim]) => !at.some((time) => time.startsWith(`${claim}:`)));
    const facts = [member(header, 'alg'), at.length > 0 ? state : undefined].filter((fact) => fact !== undefined);
    return [...facts, ...at, ...others.map(([claim, one]) => `${claim}: ${written(one)}`)].join(' · ');
  },
};
