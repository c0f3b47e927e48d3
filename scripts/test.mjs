// `npm test`: installs what is missing, then runs everything.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await import('./check.mjs');
