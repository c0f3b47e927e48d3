interface Run {
  readonly slow: boolean;
  readonly cancel: () => void;
}

/** Runs for one answer: slow while one of them is, and canceled all at once. */
export function together(...runs: readonly Run[]): Run {
  return {
    slow: runs.some(({ slow }) => slow),
    cancel: () => {
      for (const { cancel } of runs) cancel();
    },
  };
}
