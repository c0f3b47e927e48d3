/** Some other day, in milliseconds from now: another weekday and year. */
const shift = 500 * 86_400_000;
const zone = 'Pacific/Chatham';

/** Does something as on another day in another time zone. Nothing else may run meanwhile. */
export async function elsewhere<T>(act: () => Promise<T>): Promise<T> {
  const { Date: Here } = globalThis;
  const { TZ } = process.env;
  class There extends Here {
    constructor(...parts: ConstructorParameters<typeof Here> | []) {
      super(...((parts.length === 0 ? [There.now()] : parts) as [number]));
    }
    static override now(): number {
      return Here.now() + shift;
    }
  }
  process.env['TZ'] = zone;
  globalThis.Date = There as typeof Here;
  try {
    return await act();
  } finally {
    globalThis.Date = Here;
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
}
