import { choice, integer, optional, secret, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { bcrypt, randomSalt, settingOf } from '#lib/bcrypt/compute.ts';
import { checkSalt, readHash } from './engine/modular.ts';
import { measurePassword } from './engine/password.ts';

export const versions = ['2a', '2b', '2y'] as const;

/** Takes some minutes; nobody hashes passwords with more. */
export const highestCost = 20;

/** What the time of other costs is told from: each step more takes twice as long. */
export const measuredCost = 6;

/**
 * A bcrypt hash. Only the first 72 bytes of the password count; `truncated` tells when there are more.
 * Errors: `invalid-salt`, `password-contains-nul` { position }.
 */
export const hash = operation('bcrypt/hash', {
  random: true,
  thread: 'worker',
  input: {
    password: secret(),
    cost: integer({ min: 4, max: highestCost }, 10),
    version: choice(versions, '2b'),
    salt: optional(text()),
  },
  run: async ({ password, cost, version, salt }, context) => {
    const { bytes, truncated } = measurePassword(password);
    const setting = settingOf(version, cost, salt === undefined ? await randomSalt() : checkSalt(salt));
    return { hash: await bcrypt(password, setting, context), passwordBytes: bytes, truncated };
  },
});

/**
 * Does the password belong to the hash (an htpasswd line is accepted)? The cost stands in the hash; more than `maxCost`
 * is not computed, since each step doubles the time. Errors: `invalid-bcrypt-hash` { reason, … },
 * `unsupported-bcrypt-version` { version }, `cost-too-high` { cost, maxCost }, `password-contains-nul` { position }.
 */
export const verify = operation('bcrypt/verify', {
  thread: 'worker',
  input: { password: secret(), hash: secret(), maxCost: integer({ min: 4, max: 31 }, highestCost) },
  run: async ({ password, hash, maxCost }, context) => {
    const { version, cost, salt, digest } = readHash(hash);
    if (version === '2' || version === '2x') throw new ToolError('unsupported-bcrypt-version', { version });
    if (cost > maxCost) throw new ToolError('cost-too-high', { cost, maxCost });
    const { truncated } = measurePassword(password);
    const computed = await bcrypt(password, settingOf(version, cost, salt), context);
    return { match: computed.endsWith(digest), version, cost, truncated };
  },
});

/** The parts of a hash; nothing is computed. Error: `invalid-bcrypt-hash` { reason, … }. */
export const inspect = operation('bcrypt/inspect', {
  input: { hash: secret() },
  run: ({ hash }) => {
    const { version, cost, salt, digest } = readHash(hash);
    return { version, cost, iterations: 2 ** cost, salt, digest };
  },
});

/** How long a hash of cost 6 takes here, in milliseconds: the best of three. */
export const measure = operation('bcrypt/measure', {
  thread: 'worker',
  input: {},
  run: async () => {
    const setting = settingOf('2b', measuredCost, await randomSalt());
    let best = Infinity;
    for (let turn = 0; turn < 3; turn++) {
      const start = performance.now();
      await bcrypt('measure', setting, { progress: () => undefined });
      best = Math.min(best, performance.now() - start);
    }
    return { cost: measuredCost, milliseconds: best };
  },
});
