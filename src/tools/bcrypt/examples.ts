import type { Example } from '#core/example.ts';

const salt = 'CCCCCCCCCCCCCCCCCCCCC.';

export const examples: readonly Example[] = [
  // crypt_blowfish 1.3, wrapper.c
  {
    op: 'hash',
    input: { password: 'U*U', cost: 5, version: '2a', salt },
    value: {
      hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
      passwordBytes: 3,
      truncated: false,
    },
  },
  {
    op: 'hash',
    input: { password: 'a'.repeat(73), cost: 4, salt },
    value: {
      hash: '$2b$04$CCCCCCCCCCCCCCCCCCCCC.mDyzbhj.9K0apb9O/AGMWwoLXiYAu6u',
      passwordBytes: 73,
      truncated: true,
    },
  },
  { op: 'hash', input: { password: 'a', salt: 'CCCCCCCCCCCCCCCCCCCCCC' }, error: 'invalid-salt' },
  { op: 'hash', input: { password: 'a\0b' }, error: 'password-contains-nul', details: { position: 2 } },
  // jBCrypt 0.4, TestBCrypt.java
  {
    op: 'verify',
    input: { password: 'a', hash: '$2a$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe' },
    value: { match: true, version: '2a', cost: 6, truncated: false },
  },
  {
    op: 'verify',
    input: { password: 'a', hash: 'hello' },
    error: 'invalid-bcrypt-hash',
    details: { reason: 'prefix' },
  },
  {
    op: 'verify',
    input: { password: 'a', hash: '$2x$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe' },
    error: 'unsupported-bcrypt-version',
    details: { version: '2x' },
  },
  {
    op: 'inspect',
    input: { hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
    value: {
      version: '2a',
      cost: 5,
      iterations: 32,
      salt,
      digest: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    },
  },
];
