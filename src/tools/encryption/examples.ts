import type { Example } from '#core/example.ts';

/** `armor_scrypt` of https://github.com/C2SP/CCTV/tree/main/age (0BSD, CC0-1.0 or Unlicense). */
const ageText = `-----BEGIN AGE ENCRYPTED FILE-----
YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCByRjAvTndibFVISFRwZ1Fn
UnBlNUNRIDEwCmdVakV5bUZLTVZYUUVLZE1NSEwyNG9ZZXhqRTNUSUMwTzB6R1Nx
SjJhVVkKLS0tIElPWGlRWVN0a29UMW12WlcydEZPcVpkaFJWdmo1OGVnQUJ4L3NX
ZlpRYmMKGzXG5ofdANo6w3msn3QsIf0YWhuePe1znRSsappQEk24Ztg=
-----END AGE ENCRYPTED FILE-----`;
const salt = '0102030405060708';
const block = '6bc1bee22e409f96e93d7e117393172a';
const key = '2b7e151628aed2a6abf7158809cf4f3c';

/** RFC 7517 appendix C.9, with its line breaks: a JWK locked with PBES2-HS256+A128KW and A128CBC-HS256. */
const lockedJwk = `
eyJhbGciOiJQQkVTMi1IUzI1NitBMTI4S1ciLCJwMnMiOiIyV0NUY0paMVJ2ZF9DSn
VKcmlwUTF3IiwicDJjIjo0MDk2LCJlbmMiOiJBMTI4Q0JDLUhTMjU2IiwiY3R5Ijoi
andrK2pzb24ifQ.
TrqXOwuNUfDV9VPTNbyGvEJ9JMjefAVn-TR1uIxR9p6hsRQh9Tk7BA.
Ye9j1qs22DmRSAddIh-VnA.
AwhB8lxrlKjFn02LGWEqg27H4Tg9fyZAbFv3p5ZicHpj64QyHC44qqlZ3JEmnZTgQo
wIqZJ13jbyHB8LgePiqUJ1hf6M2HPLgzw8L-mEeQ0jvDUTrE07NtOerBk8bwBQyZ6g
0kQ3DEOIglfYxV8-FJvNBYwbqN1Bck6d_i7OtjSHV-8DIrp-3JcRIe05YKy3Oi34Z_
GOiAc1EK21B11c_AE11PII_wvvtRiUiG8YofQXakWd1_O98Kap-UgmyWPfreUJ3lJP
nbD4Ve95owEfMGLOPflo2MnjaTDCwQokoJ_xplQ2vNPz8iguLcHBoKllyQFJL2mOWB
wqhBo9Oj-O800as5mmLsvQMTflIrIEbbTMzHMBZ8EFW9fWwwFu0DWQJGkMNhmBZQ-3
lvqTc-M6-gWA6D8PDhONfP2Oib2HGizwG1iEaX8GRyUpfLuljCLIe1DkGOewhKuKkZ
h04DKNM5Nbugf2atmU9OP0Ldx5peCUtRG1gMVl7Qup5ZXHTjgPDr5b2N731UooCGAU
qHdgGhg0JVJ_ObCTdjsH4CF1SJsdUhrXvYx3HJh2Xd7CwJRzU_3Y1GxYU6-s3GFPbi
rfqqEipJDBTHpcoCmyrwYjYHFgnlqBZRotRrS95g8F95bRXqsaDY7UgQGwBQBwy665
d0zpvTasvfXf_c0MWAl-neFaKOW_Px6g4EUDjG1GWSXV9cLStLw_0ovdApDIFLHYHe
PyagyHjouQUuGiq7BsYwYrwaF06tgB8hV8omLNfMEmDPJaZUzMuHw6tBDwGkzD-tS_
ub9hxrpJ4UsOWnt5rGUyoN2N_c1-TQlXxm5oto14MxnoAyBQBpwIEgSH3Y4ZhwKBhH
PjSo0cdwuNdYbGPpb-YUvF-2NZzODiQ1OvWQBRHSbPWYz_xbGkgD504LRtqRwCO7CC
_CyyURi1sEssPVsMJRX_U4LFEOc82TiDdqjKOjRUfKK5rqLi8nBE9soQ0DSaOoFQZi
GrBrqxDsNYiAYAmxxkos-i3nX4qtByVx85sCE5U_0MqG7COxZWMOPEFrDaepUV-cOy
rvoUIng8i8ljKBKxETY2BgPegKBYCxsAUcAkKamSCC9AiBxA0UOHyhTqtlvMksO7AE
hNC2-YzPyx1FkhMoS4LLe6E_pFsMlmjA6P1NSge9C5G5tETYXGAn6b1xZbHtmwrPSc
ro9LWhVmAaA7_bxYObnFUxgWtK4vzzQBjZJ36UTk4OTB-JvKWgfVWCFsaw5WCHj6Oo
4jpO7d2yN7WMfAj2hTEabz9wumQ0TMhBduZ-QON3pYObSy7TSC1vVme0NJrwF_cJRe
hKTFmdlXGVldPxZCplr7ZQqRQhF8JP-l4mEQVnCaWGn9ONHlemczGOS-A-wwtnmwjI
B1V_vgJRf4FdpV-4hUk4-QLpu3-1lWFxrtZKcggq3tWTduRo5_QebQbUUT_VSCgsFc
OmyWKoj56lbxthN19hq1XGWbLGfrrR6MWh23vk01zn8FVwi7uFwEnRYSafsnWLa1Z5
TpBj9GvAdl2H9NHwzpB5NqHpZNkQ3NMDj13Fn8fzO0JB83Etbm_tnFQfcb13X3bJ15
Cz-Ww1MGhvIpGGnMBT_ADp9xSIyAM9dQ1yeVXk-AIgWBUlN5uyWSGyCxp0cJwx7HxM
38z0UIeBu-MytL-eqndM7LxytsVzCbjOTSVRmhYEMIzUAnS1gs7uMQAGRdgRIElTJE
SGMjb_4bZq9s6Ve1LKkSi0_QDsrABaLe55UY0zF4ZSfOV5PMyPtocwV_dcNPlxLgNA
D1BFX_Z9kAdMZQW6fAmsfFle0zAoMe4l9pMESH0JB4sJGdCKtQXj1cXNydDYozF7l8
H00BV_Er7zd6VtIw0MxwkFCTatsv_R-GsBCH218RgVPsfYhwVuT8R4HarpzsDBufC4
r8_c8fc9Z278sQ081jFjOja6L2x0N_ImzFNXU6xwO-Ska-QeuvYZ3X_L31ZOX4Llp-
7QSfgDoHnOxFv1Xws-D5mDHD3zxOup2b2TppdKTZb9eW2vxUVviM8OI9atBfPKMGAO
v9omA-6vv5IxUH0-lWMiHLQ_g8vnswp-Jav0c4t6URVUzujNOoNd_CBGGVnHiJTCHl
88LQxsqLHHIu4Fz-U2SGnlxGTj0-ihit2ELGRv4vO8E1BosTmf0cx3qgG0Pq0eOLBD
IHsrdZ_CCAiTc0HVkMbyq1M6qEhM-q5P6y1QCIrwg.
0HFmhOzsQ98nNWJjIHkR7A
`;

const fixed = {
  aes: 'U2FsdGVkX18BAgMEBQYHCEU24AP+2u3zMJEzVzvUI84=',
  'openssl-pbkdf2': 'U2FsdGVkX18BAgMEBQYHCEy8SDH7c3aAJUP5WWDsGhU=',
  'openssl-sha256': 'U2FsdGVkX18BAgMEBQYHCFvvDQn1fZKanqZ0+SsZ35I=',
  tripledes: 'U2FsdGVkX18BAgMEBQYHCB5grTAqIIZi',
  rabbit: 'U2FsdGVkX18BAgMEBQYHCL5TuAgW',
  rc4: 'U2FsdGVkX18BAgMEBQYHCDpL9ZlZ',
};

// openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:1024, for these examples only
const rsaPrivateKey = [
  '-----BEGIN PRIVATE KEY-----',
  'MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBAKPb20NbiYxF5ZDM',
  'oUkDcnkwi91bP+eiP4ZmTzP9Y/LK0tZoAO2odGJjzvHLoXzNvv6NVRWmbWTjTNvO',
  'MkAI9AwzM6bUyHndVNw/LkNI7ujv5BdEs3eIo1bJowGemHKmTH02AQ3XcZWvWxiv',
  '9nvK+io/V2GtEckOASnaRzxrDs8FAgMBAAECgYBUeTFuZjBg6l/Q6E11kJthMs/I',
  'DBTD23cYWIIYcVcngbxz4CYqXx+w4Xd8W9giuQbvv/jPMn9O9YdYAdMSBAubszxv',
  'skp0PzTCZ7D/p1LwotawYNblvA2Lw6p6fvrNz16ezj/uRq268wppB6c7nfav5T4j',
  'XeHg4sAE4zIrHFmT+QJBANMVWeDdjcrOLyeOCMBP4Hlzbqq8Yvd9zLtz4yESstek',
  'RdAaKyl+SMRbp10Rn8Lc+UuK3I6UjPhhCvxhkdyG7AMCQQDGufkCFfDdGZGdQpxl',
  'p+3K/ZF+rYw7h+Q2uD+Pl3GBEHX6c/eWcjhBxpGCx38FcdA5PDePSaTbG7Szzk+w',
  'Lt5XAkB2l0RLxa3oBzcO7gmUokvncCb43aZsjcz8c/tjlXHNHYnrhQhC46RWTXgW',
  'HdS4UhXtjzKjGGqrETpu2RJt54+pAkAn7Q9RUvUshsmRreNcLSwCX4WOzPFiuH+q',
  'WsQyZjvgsVzyr7/rkxEobeuoOcqUXnR2O1nySNp9Rwi8I1QxUolLAkEArxMsbgGu',
  'Ys61jgTCMzixb4hd8aed9KkRtR0BMMz/yeHcjXOTJ6uBzt2SX6icZYB+HkQzoFe/',
  'lc7ConPE2a6bhA==',
  '-----END PRIVATE KEY-----',
].join('\n');
const rsaPublicKey = [
  '-----BEGIN PUBLIC KEY-----',
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCj29tDW4mMReWQzKFJA3J5MIvd',
  'Wz/noj+GZk8z/WPyytLWaADtqHRiY87xy6F8zb7+jVUVpm1k40zbzjJACPQMMzOm',
  '1Mh53VTcPy5DSO7o7+QXRLN3iKNWyaMBnphypkx9NgEN13GVr1sYr/Z7yvoqP1dh',
  'rRHJDgEp2kc8aw7PBQIDAQAB',
  '-----END PUBLIC KEY-----',
].join('\n');

export const examples: readonly Example[] = [
  ...Object.entries(fixed).flatMap(([algorithm, value]) => [
    { op: 'encrypt', input: { text: 'hello', secret: 'pw', algorithm, salt }, value },
    { op: 'decrypt', input: { text: value, secret: 'pw', algorithm }, value: { text: 'hello', algorithm } },
  ]),
  {
    op: 'decrypt',
    input: { text: 'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs', secret: 'my secret key' },
    value: { text: 'Lorem ipsum dolor sit amet', algorithm: 'aes' },
  },
  // NIST SP 800-38A F.5.1
  {
    op: 'encrypt-raw',
    input: {
      text: block,
      textEncoding: 'hex',
      mode: 'aes-ctr',
      key,
      iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
      outputEncoding: 'hex',
    },
    value: { ciphertext: '874d6191b620e3261bef6864990db6ce', iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff' },
  },
  // NIST SP 800-38A F.2.1, with a block of padding
  {
    op: 'encrypt-raw',
    input: {
      text: block,
      textEncoding: 'hex',
      mode: 'aes-cbc',
      key,
      iv: '000102030405060708090a0b0c0d0e0f',
      outputEncoding: 'hex',
    },
    partial: { ciphertext: '7649abac8119b246cee98e9b12e9197d8964e0b149c10b7b682e6e39aaeb731c' },
  },
  // NIST SP 800-38A F.1.1
  {
    op: 'encrypt-raw',
    input: { text: block, textEncoding: 'hex', mode: 'aes-ecb', key, outputEncoding: 'hex' },
    partial: { ciphertext: /^3ad77bb40d7a3660a89ecaf32466ef97/, iv: '' },
  },
  // RFC 8439 §2.8.2
  {
    op: 'encrypt-raw',
    input: {
      text: "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
      mode: 'chacha20-poly1305',
      key: '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
      iv: '070000004041424344454647',
      aad: '50515253c0c1c2c3c4c5c6c7',
      aadEncoding: 'hex',
      outputEncoding: 'hex',
    },
    partial: { ciphertext: /^d31a8d34648e60db7b86afbc53ef7ec2.*1ae10b594f09e26a7e902ecbd0600691$/ },
  },
  // The GCM specification (McGrew and Viega), test cases 2 and 4
  {
    op: 'encrypt-raw',
    input: {
      text: '00'.repeat(16),
      textEncoding: 'hex',
      key: '00'.repeat(16),
      iv: '00'.repeat(12),
      outputEncoding: 'hex',
    },
    partial: { ciphertext: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf' },
  },
  {
    op: 'encrypt-raw',
    input: {
      text: 'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
      textEncoding: 'hex',
      key: 'feffe9928665731c6d6a8f9467308308',
      iv: 'cafebabefacedbaddecaf888',
      aad: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
      aadEncoding: 'hex',
      outputEncoding: 'hex',
    },
    partial: { ciphertext: /5bc94fbc3221a5db94fae95ae7121a47$/ },
  },
  // The GCM specification, test cases 14 and 16: AES-256
  {
    op: 'encrypt-raw',
    input: {
      text: '00'.repeat(16),
      textEncoding: 'hex',
      key: '00'.repeat(32),
      iv: '00'.repeat(12),
      outputEncoding: 'hex',
    },
    partial: { ciphertext: 'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919' },
  },
  {
    op: 'encrypt-raw',
    input: {
      text: 'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
      textEncoding: 'hex',
      key: 'feffe9928665731c6d6a8f9467308308'.repeat(2),
      iv: 'cafebabefacedbaddecaf888',
      aad: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
      aadEncoding: 'hex',
      outputEncoding: 'hex',
    },
    partial: { ciphertext: /76fc6ece0f4e1768cddf8853bb2d551b$/ },
  },
  // RFC 7517 appendix C: the password of C.4, the JWK of C.1
  {
    op: 'decrypt',
    input: { text: lockedJwk, secret: 'Thus from my lips, by yours, my sin is purged.' },
    partial: {
      text: /^\{"kty":"RSA","kid":"juliet@capulet\.lit","use":"enc","n":"t6Q8PWSi1dkJj9hTP8hN/,
      algorithm: 'jwe',
    },
  },
  { op: 'encrypt', input: { text: 'x', secret: '' }, error: 'missing-secret' },
  { op: 'decrypt', input: { text: 'hello', secret: 'x' }, error: 'invalid-ciphertext' },
  { op: 'decrypt', input: { text: ageText, secret: 'password' }, value: { text: 'age', algorithm: 'age' } },
  {
    op: 'decrypt',
    input: { text: ageText, secret: 'Password' },
    error: 'decryption-failed',
    details: { reason: 'password' },
  },
  // openssl pkeyutl -encrypt -pubin -inkey public.pem -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256
  {
    op: 'decrypt-rsa',
    input: {
      ciphertext:
        'Air+7S0Vv2T+IpgGZa4cmmzRt0kH8YakrY5hzBS928XdufyZERUUNltm+PGqoCC8HsAJO5ObiMxRvi2Rss5WL8Q4lwFHgD8zabuwpxpJ0OIXWe0o2f19vqk9RmYdiN7hwHSHmshreLMfSBeQ+6lBmwslGo7Qg0GfAiGhC4T+5Vk=',
      key: rsaPrivateKey,
    },
    value: 'hello',
  },
  { op: 'encrypt-rsa', input: { text: 'hello', key: rsaPublicKey, outputEncoding: 'hex' }, partial: /^[0-9a-f]{256}$/ },
  {
    op: 'encrypt-rsa',
    input: { text: 'a'.repeat(63), key: rsaPublicKey },
    error: 'message-too-long',
    details: { bytes: 63, max: 62 },
  },
  { op: 'decrypt-rsa', input: { ciphertext: 'AAAA', key: rsaPrivateKey }, error: 'decryption-failed' },
  { op: 'decrypt-rsa', input: { ciphertext: '', key: rsaPublicKey }, error: 'private-key-required' },
];
