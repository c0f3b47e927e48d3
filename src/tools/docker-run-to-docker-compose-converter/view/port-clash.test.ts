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
  [['8000-8010:80-90'], ['8005:80'], { port: '8005', count: 2 }],
  [['8005:80'], ['8000-8010:80-90'], { port: '8005', count: 2 }],
  [['8000-8010:80-90'], ['8008-8020:80-92'], { port: '8008', count: 2 }],
  [['8000-8010:80-90'], ['8011:80', '7999:80'], undefined],
  [['127.0.0.1:8000-8010:80-90'], ['127.0.0.1:8010:80'], { port: '127.0.0.1:8010', count: 2 }],
  [['127.0.0.1:8000-8010:80-90'], ['127.0.0.2:8010:80'], undefined],
  [['8000-8010:80-90/udp'], ['8005:80'], undefined],
  [['8000-8010:80'], ['8005:80'], undefined],
  [['9000-9010:1-11', '70:70'], ['9010:80', '100:100'], { port: '9010', count: 2 }],
  [['0:80'], ['0:80'], undefined],
  // The long syntax (compose-spec, 05-services.md).
  [[{ target: 80, published: '8080' }], ['8080:80'], { port: '8080', count: 2 }],
  [[{ target: 80, published: 8080, protocol: 'tcp', mode: 'host' }], ['8000-8100:80-180'], { port: '8080', count: 2 }],
  [[{ target: 80, published: '8080' }], [{ target: 81, published: 8080 }], { port: '8080', count: 2 }],
  [[{ target: 53, published: '53', protocol: 'udp' }], ['53:53'], undefined],
  [[{ target: 53, published: '53', protocol: 'udp' }], ['53:53/udp'], { port: '53', count: 2 }],
  [[{ target: 80, published: '80', host_ip: '127.0.0.1' }], ['127.0.0.1:80:80'], { port: '127.0.0.1:80', count: 2 }],
  [[{ target: 80, published: '80', host_ip: '127.0.0.1' }], ['127.0.0.2:80:80'], undefined],
  [[{ target: 80, published: '80', host_ip: '::1' }], ['[::1]:80:80'], { port: '[::1]:80', count: 2 }],
  [[{ target: 80, published: '80', host_ip: '' }], ['127.0.0.2:80:80'], { port: '80', count: 2 }],
  [[{ target: 80, published: '8080-8090' }], ['8085:80'], undefined],
  [[{ target: 80, published: '${PORT}' }], ['8085:80'], undefined],
  [[{ target: 80 }, { target: 81, published: null }, { target: 82, published: 0 }], ['0:82'], undefined],
])('the ports %j and %j: %j', (a, b, clash) => {
  expect(portClashOf({ services: { a: { ports: a }, b: { ports: b } } })).toEqual(clash);
});

it('reads files that somebody else has written', () => {
  expect(portClashOf({})).toBeUndefined();
  expect(portClashOf({ services: { a: null, b: { ports: [{ target: 80 }] }, c: { ports: 80 } } })).toBeUndefined();
});
