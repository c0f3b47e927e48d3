import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By the number of characters in the last group: the bits of the last one that belong to no byte. */
const unusedBits = [0, 0, 15, 3] as const;
/** The parts of a JWE after its header, RFC 7516 §7.1. */
const jweParts = ['encrypted-key', 'iv', 'ciphertext', 'tag'] as const;

type JwsPart = 'header' | 'payload' | 'signature';
/** A part by its name in the details of an error, or by its place after the header of a JWE, from 0. */
export type Place = JwsPart | number;

function faultIn(place: Place, reason: string, details: { readonly position: number; readonly character?: string }) {
  const about =
    typeof place === 'number'
      ? { part: jweParts[place], number: place + 2, reason: `${reason}-jwe` }
      : { part: place, reason: `${reason}-${place}` };
  return new ToolError('invalid-base64url', { ...about, ...details });
}

/** Unpadded Base64url, RFC 7515 §2. Error: `invalid-base64url` { part, position, character }, from 1. */
export function requireBase64url(text: string, place: Place): void {
  const at = text.search(/[^\w-]/);
  if (at >= 0) throw faultIn(place, 'character', { position: at + 1, character: shownCharacter(text, at) });
  if (text.length % 4 === 1) throw faultIn(place, 'length', { position: text.length });
}

/** RFC 4648 §3.5: other texts than the one that encoding writes stand for the same bytes. */
export function isCanonical(base64url: string): boolean {
  const unused = unusedBits[base64url.length % 4] ?? 0;
  return (alphabet.indexOf(base64url.slice(-1)) & unused) === 0;
}

/** Error: `invalid-base64url` { part, reason: `trailing-bits-…`, position, character }. */
export function requireCanonical(base64url: string, place: Place): void {
  if (isCanonical(base64url)) return;
  throw faultIn(place, 'trailing-bits', { position: base64url.length, character: base64url.slice(-1) });
}
