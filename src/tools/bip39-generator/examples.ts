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
      [
        '9e885d952ad362caeb4efe34a8e91bd2',
        'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
        '274ddc525802f7c828d8ef7ddbcdc5304e87ac3535913611fbbfa986d0c9e5476c91689f9c8a54fd55bd38606aa6a8595ad213d4c9c9f9aca3fb217069a41028',
      ],
      [
        '6610b25967cdcca9d59875f5cb50b0ea75433311869e930b',
        'gravity machine north sort system female filter attitude volume fold club stay feature office ecology stable narrow fog',
        '628c3827a8823298ee685db84f55caa34b5cc195a778e52d45f59bcf75aba68e4d7590e101dc414bc1bbd5737666fbbef35d1f1903953b66624f910feef245ac',
      ],
      [
        '68a79eaca2324873eacc50cb9c6eca8cc68ea5d936f98787c60c7ebc74e6ce7c',
        'hamster diagram private dutch cause delay private meat slide toddler razor book happy fancy gospel tennis maple dilemma loan word shrug inflict delay length',
        '64c87cde7e12ecf6704ab95bb1408bef047c22db4cc7491c4271d170a1b213d20b385bc1588d9c7b38f1b39d415665b8a9030c9ec653d75e65f847d8fc1fc440',
      ],
      [
        'f585c11aec520db57dd353c69554b21a89b20fb0650966fa0a9d6f74fd989d8f',
        'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold',
        '01f5bced59dec48e362f2c45b5de68b9fd6c92c6634f44d6d40aab69056506f0e35524a518034ddc1192e1dacd32c1ed3eaa3c3b131c88ed8e7e54c49a5d0998',
      ],
    ] as const
  ).flatMap(([entropy, mnemonic, seed]) => [
    { op: 'entropy-to-mnemonic', input: { entropy }, value: mnemonic },
    { op: 'mnemonic-to-entropy', input: { mnemonic }, partial: { entropy } },
    { op: 'mnemonic-to-seed', input: { mnemonic, passphrase: 'TREZOR' }, value: seed },
  ]),
  // BIP-39, "Test vectors": the Japanese ones (bip32JP), whose passphrase needs NFKD
  {
    op: 'entropy-to-mnemonic',
    input: { entropy: '00'.repeat(16), language: 'japanese' },
    value: `${'あいこくしん　'.repeat(11)}あおぞら`.normalize('NFKD').replaceAll(' ', '\u3000'),
  },
  {
    op: 'mnemonic-to-seed',
    input: { mnemonic: `${'あいこくしん　'.repeat(11)}あおぞら`, passphrase: '㍍ガバヴァぱばぐゞちぢ十人十色' },
    value:
      'a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c467a17872029a9e92299b5cbdf306e3a0ee620245cbd508959b6cb7ca637bd55',
  },
  { op: 'generate', input: { words: 24 }, partial: { entropy: /^[0-9a-f]{64}$/, mnemonic: /^(\w+ ){23}\w+$/ } },
];
