import { configureGlobal } from 'fast-check';

/** How many cases a property is tried on: 200, or what `FC_RUNS` says (2000 where time does not matter). */
const usual = Number(process.env['FC_RUNS'] ?? 200);
if (!Number.isSafeInteger(usual) || usual < 1) throw new Error('FC_RUNS has to be a whole number above 0');

/** For properties whose cases take much longer than others', or much less: a multiple of the usual number. */
export const propertyRuns = (ratio: number): number => Math.max(1, Math.round(usual * ratio));

configureGlobal({ numRuns: usual });
