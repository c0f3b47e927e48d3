import type { Example } from '#core/example.ts';

/** The digests of `abc` in every algorithm. */
export const digestsOfAbc = {
  // RFC 1321 §A.5
  md5: '900150983cd24fb0d6963f7d28e17f72',
  // FIPS 180-4 examples (NIST, Cryptographic Standards and Guidelines)
  sha1: 'a9993e364706816aba3e25717850c26c9cd0d89d',
  sha224: '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7',
  sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  sha384: 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  sha512:
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  'sha512-256': '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23',
  // FIPS 202
  'sha3-224': 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf',
  'sha3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  'sha3-384': 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
  'sha3-512':
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  // Ethereum's Keccak-256 from the specification; the others from the Keccak team's submission package
  'keccak-224': 'c30411768506ebe1c2871b1ee2e87d38df342317300a9b97a95ec6a8',
  'keccak-256': '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  'keccak-384': 'f7df1165f033337be098e7d288ad6a2f74409d7a60b49c36642218de161b1f99f8c681e4afaf31a34db29fb763e3c28e',
  'keccak-512':
    '18587dc2ea106b9a1563e32b3312421ca164c7f1f07bc922a9c83d77cea3a1e5d0c69910739025372dc14ac9642629379540c17e2a65b19d77aa511a9d00bb96',
  // Dobbertin, Bosselaers and Preneel, RIPEMD-160: A Strengthened Version of RIPEMD, appendix B
  ripemd160: '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
  'blake2b-256': 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319',
  // RFC 7693, appendices A and B
  'blake2b-512':
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  'blake2s-256': '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982',
  // The specification of this tool
  blake3: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85',
  // GB/T 32905-2016, appendix A.1
  sm3: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
  // ISO/IEC 10118-3, Whirlpool test vectors
  whirlpool:
    '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
  // RFC 1320 §A.5
  md4: 'a448017aaf21d8525fc10ae87aa6729d',
  crc32: '352441c2',
  crc32c: '364b3fb7',
  adler32: '024d0127',
  // xxHash, the values that `xxhsum` prints
  xxh32: '32d153ff',
  xxh64: '44bc2cf5ad770999',
  'xxh3-64': '78af5f94892f3950',
  'xxh3-128': '06b05ab6733a618578af5f94892f3950',
} as const;

export const examples: readonly Example[] = [
  {
    op: 'hash',
    input: { text: 'abc', algorithms: ['md5', 'sha256', 'sha3-256', 'keccak-256', 'crc32', 'xxh64'] },
    value: {
      md5: digestsOfAbc.md5,
      sha256: digestsOfAbc.sha256,
      'sha3-256': digestsOfAbc['sha3-256'],
      'keccak-256': digestsOfAbc['keccak-256'],
      crc32: digestsOfAbc.crc32,
      xxh64: digestsOfAbc.xxh64,
    },
  },
  { op: 'hash', input: { text: 'abc' }, value: digestsOfAbc },
  {
    op: 'hash',
    input: { text: '616263', inputEncoding: 'hex', algorithms: ['sha1'], encoding: 'base64' },
    value: { sha1: 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0=' },
  },
  {
    op: 'hash',
    input: { text: 'é', algorithms: ['crc32'], encoding: 'binary' },
    value: { crc32: '00001110000001001000110100111110' },
  },
  { op: 'hash', input: { text: 'abc', algorithms: ['blake3'] }, value: { blake3: digestsOfAbc.blake3 } },
  {
    op: 'verify',
    input: { text: 'abc', expected: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' },
    value: { match: true, algorithms: ['sha256'] },
  },
  {
    op: 'verify',
    input: { text: 'abc', expected: '352441C2' },
    value: { match: true, algorithms: ['crc32'] },
  },
  { op: 'identify', input: { text: digestsOfAbc.md5 }, value: { bytes: 16, candidates: ['md5', 'md4', 'xxh3-128'] } },
  {
    op: 'identify',
    input: { text: digestsOfAbc.sha1.toUpperCase() },
    value: { bytes: 20, candidates: ['sha1', 'ripemd160'] },
  },
  {
    op: 'identify',
    input: { text: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' },
    value: { bytes: 32, candidates: ['sha256'] },
  },
  { op: 'identify', input: { text: 'abcdef' }, value: { bytes: 3, candidates: [] } },
  { op: 'identify', input: { text: 'not a digest!' }, error: 'unrecognised-digest' },
  {
    op: 'check-list',
    input: { list: `; made by cksfv\nabc.txt 352441C2\n${digestsOfAbc.sha256}  ./abc.txt\nnothing\n`, files: [] },
    value: {
      results: [
        { line: 2, name: 'abc.txt', algorithm: 'crc32', expected: '352441c2', status: 'missing', found: null },
        {
          line: 3,
          name: './abc.txt',
          algorithm: 'sha256',
          expected: digestsOfAbc.sha256,
          status: 'missing',
          found: null,
        },
      ],
      extra: [],
      malformed: [4],
      allOk: false,
    },
  },
  {
    op: 'check-list',
    input: { list: `${digestsOfAbc['blake2b-512']}  abc.txt`, listName: 'B2SUMS', files: [] },
    partial: { results: [{ algorithm: 'blake2b-512' }] },
  },
  { op: 'check-list', input: { list: '# nothing\n\nno checksum\n', files: [] }, error: 'no-entries' },
  { op: 'make-list', input: { files: [] }, value: '' },
];
