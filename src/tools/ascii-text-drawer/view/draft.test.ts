import { expect, it } from 'vitest';
import { withoutOwnFont } from './draft.ts';

it('leaves a font of one’s own when another one is chosen, and for nothing else', () => {
  expect(withoutOwnFont({ font: 'Big' })).toEqual({ font: 'Big', customFont: '' });
  expect(withoutOwnFont({ width: 40 })).toEqual({ width: 40 });
});
