let running = 0;

/** The number of running operations; an update waits until it is 0. */
export function runningOperations(): number {
  return running;
}

export async function whileActive<T>(work: Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work;
  } finally {
    running -= 1;
  }
}
