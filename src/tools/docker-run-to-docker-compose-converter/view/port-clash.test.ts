import { expect, it } from 'vitest';
import { portClashOf } from './port-clash.ts';

it.each([
  [['80:80', '81:80'], [], undefined],
  [['80:80'], ['80:8080'], { port: '80', count: 2 }],
  [['80:80', '80:81'], ['90:80'], undefined],
  [['53:53/udp'], ['53:53'], undefined],
  [['53:53/tcp'], ['53:53'], { port: '53', count: 2 }],
  [['127.0.0.1:80:80'], ['127.0.0.1:80:80'], { port: '127.0.0.1:80', count: 2 }],
  [['[::1]:80:80'], ['[::1]:80:80'], { port: '[::1]:80', count: 2 }],
  [['80:80'], ['127.0.0.1:80:80'], { port: '80', count: 2 }],
  [['127.0.0.1:80:80'], ['0.0.0.0:80:8080'], { port: '80', count: 2 }],
  [['[::]:80:80'], ['[::1]:80:80'], { port: '80', count: 2 }],
  [['0.0.0.0:80:80'], ['[::1]:80:80'], undefined],
  [['127.0.0.1:80:80'], ['127.0.0.2:80:80'], undefined],
  [['80:80', '127.0.0.1:80:80'], [], undefined],
  [['80'], ['80'], undefined],
])('the ports %j and %j: %j', (a, b, clash) => {
  expect(portClashOf({ services: { a: { ports: a }, b: { ports: b } } })).toEqual(clash);
});

it('reads files that somebody else has written', () => {
  expect(portClashOf({})).toBeUndefined();
  expect(portClashOf({ services: { a: null, b: { ports: [{ target: 80 }] }, c: { ports: 80 } } })).toBeUndefined();
});
