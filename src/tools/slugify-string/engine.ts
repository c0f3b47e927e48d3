import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { slugFields } from './engine/fields.ts';

const loadSlugify = once(() => import('./engine/slugify.ts'));

/** URL slugs or file names of titles, one for each line or one for the whole text. No errors. */
export const slugify = operation('slugify-string/slugify', {
  input: slugFields,
  result: 'text',
  run: async (input) => (await loadSlugify()).slugifyText(input),
});
