import { chunkFileNames } from './chunk-names.ts';
import { lateChunkOf } from './chunks.ts';

/** How the worker is split into files. The site and the build for tests share it, so that the tested worker is the one that ships. */
export const workerOutput = {
  chunkFileNames,
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'families', name: lateChunkOf }],
  },
};
