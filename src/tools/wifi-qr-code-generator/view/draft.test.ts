import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { read } from '../engine.ts';
import { draftOf } from './draft.ts';

it.each([
  ['WIFI:T:WPA2-EAP;S:x;E:TLS;I:ada;;', 'none'],
  ['WIFI:T:WPA2-EAP;S:x;E:TTLS;PH2:PAP;;', 'PAP'],
  ['WIFI:T:WPA2-EAP;S:x;E:TTLS;PH2:CHAP;;', undefined],
  ['WIFI:T:WPA;S:x;P:flat-white-42;;', undefined],
])('%s is edited with the second method %s', async (payload, phase2) => {
  const result = await execute(read, { payload });
  if (!result.ok) throw new Error(result.error.code);
  expect(draftOf(result.value).phase2).toBe(phase2);
});
