import { expect, it } from 'vitest';
import { pathOf } from './site-path.ts';

it.each([
  ['/', '/'],
  ['/hash-text', '/hash-text'],
  ['/hash-text/', '/hash-text/'],
  ['/assets/app-1_2-.js', '/assets/app-1_2-.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a%20b/%C3%A9.txt', '/a b/é.txt'],
  // Names that only begin or end like those of devices.
  ['/console', '/console'],
  ['/auxiliary.txt', '/auxiliary.txt'],
  ['/com10', '/com10'],
  ['/com', '/com'],
  ['/a.nul', '/a.nul'],
  ['/a~b', '/a~b'],
])('%s is the file %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

it.each([
  ['a backslash', ['/a%5Cb', '/..%5Cpackage.json', '/%5C%5Chost%5Cshare', '/a\\b']],
  ['a drive', ['/C:', '/C:/Windows/win.ini', '/c%3A%5CWindows', '/C%3Ax']],
  ['an alternate stream', ['/index.html:b', '/index.html::$DATA', '/index.html%3A%3A$INDEX_ALLOCATION']],
  ['a device', ['/CON', '/nul', '/Prn', '/aux', '/COM1', '/com0', '/lpt9', '/COM%C2%B9', '/CONIN$', '/conout$']],
  ['a device with an extension', ['/AUX.txt', '/nul.tar.gz', '/com1.', '/assets/con.js', '/con/index.html']],
  ['a device before spaces', ['/nul%20', '/com1%20%20.txt']],
  ['a dot or a space at the end', ['/index.html.', '/index.html%20', '/a./b', '/a%20/b', '/index.html...']],
  ['a short name', ['/HIDDEN~1', '/404~1.HTM', '/TOOLCR~12.JSO']],
  ['a wildcard or a quote', ['/a*', '/a%3F', '/%22a%22', '/%3Ca%3E', '/a|b']],
  ['a control character', ['/a%00', '/a%0Ab', '/%1F']],
  ['a folder above', ['/..', '/../package.json', '/%2e%2e/x', '/a/..%2Fb', '/.hidden', '/./a']],
  ['no beginning, or nothing between slashes', ['a', '//', '//host/share', '/a//b']],
  ['no escape', ['/%', '/%E0%A4', '/%zz']],
])('refuses %s', (_, addresses) => {
  for (const address of addresses) expect(pathOf(address), address).toBeUndefined();
});
