import { expect, it } from 'vitest';
import { joinBytes } from '../join-bytes.ts';
import { der } from '../keys/der.ts';
import { berWalk, derWalk, Element, universal } from './element.ts';

const constructed = universal.octets | 0x20;

/** An OCTET STRING in pieces (ITU-T X.690 §8.7.3) of one byte each, counted up. */
function inPieces(count: number): Uint8Array {
  const pieces = new Uint8Array(3 * count);
  for (let at = 0; at < count; at++) pieces.set([universal.octets, 1, at], 3 * at);
  return pieces;
}

it('joins an OCTET STRING in more pieces than a call takes arguments', () => {
  const count = 150_000;
  const octets = Element.read(der(constructed, inPieces(count)), berWalk()).octets();
  expect(octets.length).toBe(count);
  expect(octets.every((byte, at) => byte === at % 256)).toBe(true);
});

it('joins pieces in pieces, of definite and indefinite length', () => {
  const inner = joinBytes([Uint8Array.of(constructed, 0x80), inPieces(2), Uint8Array.of(0, 0)]);
  const whole = joinBytes([Uint8Array.of(constructed, 0x80), inner, der(0x04), inPieces(3), Uint8Array.of(0, 0)]);
  expect(Element.read(whole, berWalk()).octets()).toEqual(Uint8Array.of(0, 1, 0, 1, 2));
  expect(() => Element.read(der(constructed, inPieces(2)), derWalk()).octets()).toThrow('invalid-der');
});
