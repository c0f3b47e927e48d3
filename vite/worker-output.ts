import { chunkFileNames } from './chunk-names.ts';
import { lateChunkOf } from './chunks.ts';

/** The files of the worker, in the site and in the build that the tests run: they check that both are the same. */
export const workerOutput = {
  chunkFileNames,
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'families', name: lateChunkOf }],
  },
};
