let running = 0;

/** How many operations run now; an update waits until none does. */
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
