import { ensureById } from './harness/build.mjs';

/** Before all browser tests, once: the workers would build it at the same time. */
// oxlint-disable-next-line import/no-default-export -- what Playwright looks for
export default ensureById;
