// Before `npm pack`: the package is made of what the sources are now.
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
