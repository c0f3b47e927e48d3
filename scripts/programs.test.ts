import { expect, it } from 'vitest';
import { npmCommand, programOf } from './programs.mjs';

it('a program of a package is Node with its file', () => {
  const [node, file] = programOf('typescript', 'tsc');
  expect(node).toBe(process.execPath);
  expect(file).toMatch(/[\\/]node_modules[\\/]typescript[\\/]bin[\\/]tsc$/);
  expect(() => programOf('typescript', 'nothing')).toThrow('has no program nothing');
});

const node = String.raw`C:\Program Files\nodejs\node.exe`;
const beside = String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`;
const running = String.raw`D:\npm\bin\npm-cli.js`;

it.each([
  ['that runs the script', running, [running, beside], running],
  ['beside Node, without one that runs', undefined, [beside], beside],
  ['beside Node, where another package manager runs', String.raw`D:\yarn\yarn.js`, [beside], beside],
])('on Windows Node runs the npm %s', (_, execPath, files, file) => {
  const system = { platform: 'win32', execPath: node, env: { npm_execpath: execPath } } as const;
  expect(npmCommand(system, (path) => files.includes(path))).toEqual([node, file]);
});

it('on Windows it says so when npm is nowhere', () => {
  expect(() => npmCommand({ platform: 'win32', execPath: node, env: {} }, () => false)).toThrow('npm run');
});

it('elsewhere npm is a program', () => {
  expect(npmCommand({ platform: 'darwin', execPath: '/usr/local/bin/node', env: {} })).toEqual(['npm']);
});
