import { expect, it, vi } from 'vitest';
import { rasterize } from './raster.ts';

it.each([
  ['format', new Blob([], { type: 'image/png' })],
  ['size', null],
])('tells when the browser cannot make the %s', async (cause, written) => {
  const canvas = { getContext: () => null, toBlob: (done: (blob: Blob | null) => void) => done(written) };
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  expect(await rasterize('data:,', { width: 1, height: 1, scale: 1, type: 'image/webp' })).toBe(cause);
});
