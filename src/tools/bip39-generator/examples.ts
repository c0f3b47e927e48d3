import type { Example } from '#core/example.ts';

const letter = 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above';

export const examples: readonly Example[] = [
  { op: 'entropy-to-mnemonic', input: { entropy: '80'.repeat(16) }, value: letter },
  {
    op: 'mnemonic-to-entropy',
    input: { mnemonic: letter },
    value: { entropy: '80'.repeat(16), language: 'english', words: 12 },
  },
  {
    op: 'mnemonic-to-seed',
    input: { mnemonic: letter, passphrase: 'TREZOR' },
    value:
      'd71de856f81a8acc65e6fc851a38d4d7ec216fd0796d0a6827a3ad6ed5511a30fa280f12eb2e47ed2ac03b5c462a0358d18d69fe4f985ec81778c1b370b652a8',
  },
  {
    op: 'entropy-to-mnemonic',
    input: { entropy: '00'.repeat(16), language: 'french' },
    value: `${'abaisser '.repeat(11)}abeille`,
  },
  {
    op: 'mnemonic-to-entropy',
    input: { mnemonic: 'abandon '.repeat(12) },
    error: 'invalid-checksum',
  },
  {
    op: 'mnemonic-to-entropy',
    input: { mnemonic: 'abandon about' },
    error: 'invalid-word-count',
    details: { words: 2 },
  },
  {
    op: 'mnemonic-to-entropy',
    input: { mnemonic: letter.replace('doctor', 'docter') },
    error: 'unknown-word',
    details: { index: 5, word: 'docter' },
  },
  // The vectors that BIP-39 refers to (trezor/python-mnemonic), passphrase TREZOR
  ...(
    [
      [
        '00'.repeat(16),
        `${'abandon '.repeat(11)}about`,
        'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
      ],
      [
        '7f'.repeat(16),
        'legal winner thank year wave sausage worth useful legal winner thank yellow',
        '2e8905819b8723fe2c1d161860e5ee1830318dbf49a83bd451cfb8440c28bd6fa457fe1296106559a3c80937a1c1069be3a3a5bd381ee6260e8d9739fce1f607',
      ],
      [
        'ff'.repeat(16),
        `${'zoo '.repeat(11)}wrong`,
        'ac27495480225222079d7be181583751e86f571027b0497b5b5d11218e0a8a13332572917f0f8e5a589620c6f15b11c61dee327651a14c34e18231052e48c069',
      ],
      [
        'ff'.repeat(32),
        `${'zoo '.repeat(23)}vote`,
        'dd48c104698c30cfe2b6142103248622fb7bb0ff692eebb00089b32d22484e1613912f0a5b694407be899ffd31ed3992c456cdf60f5d4564b8ba3f05a69890ad',
      ],
    ] as const
  ).flatMap(([entropy, mnemonic, seed]) => [
    { op: 'entropy-to-mnemonic', input: { entropy }, value: mnemonic },
    { op: 'mnemonic-to-entropy', input: { mnemonic }, partial: { entropy } },
    { op: 'mnemonic-to-seed', input: { mnemonic, passphrase: 'TREZOR' }, value: seed },
  ]),
  { op: 'generate', input: { words: 24 }, partial: { entropy: /^[0-9a-f]{64}$/, mnemonic: /^(\w+ ){23}\w+$/ } },
];
