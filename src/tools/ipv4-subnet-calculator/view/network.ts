import type { calculate } from '../engine.ts';

/** What `calculate` answers. */
export type Network = Awaited<ReturnType<(typeof calculate)['run']>>;
