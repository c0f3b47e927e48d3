import { flag, integer, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { randomSource } from '#lib/random.ts';
import { highestPort, readExclude } from './engine/exclude.ts';
import { blockedPorts, knownServices } from './engine/tables.ts';

const port = (fallback: number) => integer({ min: 1, max: highestPort }, fallback);

/**
 * Distinct ports, each as likely as the others, in the order they are drawn.
 * @throws `invalid-range` { from, to }, `invalid-exclude` { token }, `not-enough-ports` { available, count }
 */
export const generate = operation('random-port-generator/generate', {
  random: true,
  input: {
    from: port(1024),
    to: port(highestPort),
    count: integer({ min: 1, max: 1000 }, 1),
    exclude: text(''),
    avoidKnown: flag(true),
    avoidBlocked: flag(true),
    sort: flag(false),
  },
  run: ({ from, to, count, exclude, avoidKnown, avoidBlocked, sort }) => {
    if (from > to) throw new ToolError('invalid-range', { from, to });
    const isExcluded = readExclude(exclude);
    const pool = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
      (candidate) =>
        !(avoidKnown && knownServices.has(candidate)) &&
        !(avoidBlocked && blockedPorts.has(candidate)) &&
        !isExcluded(candidate),
    );
    if (pool.length < count) throw new ToolError('not-enough-ports', { available: pool.length, count });
    const source = randomSource();
    // The first steps of a shuffle: what is drawn goes to the front.
    for (let at = 0; at < count; at++) {
      const drawn = at + source.below(pool.length - at);
      [pool[at], pool[drawn]] = [pool[drawn] as number, pool[at] as number];
    }
    const ports = pool.slice(0, count);
    return sort ? ports.toSorted((a, b) => a - b) : ports;
  },
});

/** What is known of a port; the ranges are those of RFC 6335 §6, the ephemeral one is Linux's default. */
export const describe = operation('random-port-generator/describe', {
  input: { port: integer({ min: 1, max: highestPort }) },
  run: ({ port: asked }) => ({
    port: asked,
    range: asked < 1024 ? ('system' as const) : asked < 49_152 ? ('user' as const) : ('dynamic' as const),
    service: knownServices.get(asked) ?? null,
    browserBlocked: blockedPorts.has(asked),
    linuxEphemeral: asked >= 32_768 && asked <= 60_999,
  }),
});
