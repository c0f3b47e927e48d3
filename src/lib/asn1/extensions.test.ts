import { expect, it } from 'vitest';
import { der } from '../keys/der.ts';
import { Element } from './element.ts';
import { generalNameOf } from './extensions.ts';

const registered = (content: Uint8Array) => generalNameOf(Element.read(der(0x88, content)));

it('reads a registered identifier, however long it claims to be', () => {
  expect(registered(Uint8Array.of(0x2a, 0x03, 0x04))).toEqual({ type: 'rid', value: '1.2.3.4' });
  expect(registered(new Uint8Array(128).fill(1)).value).toMatch(/^0\.1(?:\.1){127}$/);
  expect(() => registered(new Uint8Array(1_000_000).fill(1))).toThrow('invalid-der');
});
