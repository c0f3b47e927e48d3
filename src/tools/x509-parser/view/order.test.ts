import { expect, it } from 'vitest';
import { inChainOrder } from './order.ts';

const certificate = (name: string) => ({ kind: 'certificate' as const, name });
const [key, list] = [{ kind: 'private-key' as const }, { kind: 'crl' as const }];
const [root, intermediate] = [certificate('root'), certificate('intermediate')];
const [end, other] = [certificate('leaf'), certificate('other')];

it('sorts certificates from the leaf to the root, then those beside the chain', () => {
  expect(inChainOrder([root, other, intermediate, end], [3, 2, 0])).toEqual([end, intermediate, root, other]);
  expect(inChainOrder([root, end, root], [1, 0])).toEqual([end, root, root]);
});

it('leaves everything else in its place', () => {
  expect(inChainOrder([key, root, list, end], [1, 0])).toEqual([key, end, list, root]);
  expect(inChainOrder([key, root], [0])).toEqual([key, root]);
  expect(inChainOrder([root, end], [])).toEqual([root, end]);
  expect(inChainOrder([], [])).toEqual([]);
});
