/** Leaves a trace of an error that nobody else has to know of: the page and its tool go on without what has failed. */
export function trace(error: unknown): void {
  // oxlint-disable-next-line no-console -- what is kept from the user is not kept from who looks for it
  console.warn(error);
}

/** Does something that a tool can do without. */
export async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    trace(error);
  }
}
