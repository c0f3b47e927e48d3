import type { Example } from '#core/example.ts';

const token =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
const payloadText = '{"sub":"1234567890","name":"John Doe","iat":1516239022}';
const p256 =
  '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}';
const secondPart = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';

export const examples: readonly Example[] = [
  {
    op: 'decode',
    input: { token, now: 1700000000 },
    value: {
      kind: 'JWS',
      header: { alg: 'HS256', typ: 'JWT' },
      payload: { sub: '1234567890', name: 'John Doe', iat: 1516239022 },
      payloadText,
      signature: 'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
      validity: { state: 'active', expiresAt: null, notBefore: null, issuedAt: '2018-01-18T01:30:22.000Z' },
      warnings: [],
    },
  },
  {
    op: 'verify',
    input: { token, key: 'your-256-bit-secret' },
    value: { verified: true, algorithm: 'HS256', reason: null },
  },
  {
    op: 'verify',
    input: { token, key: 'wrong' },
    value: { verified: false, algorithm: 'HS256', reason: 'signature-mismatch' },
  },
  { op: 'sign', input: { payload: payloadText, key: 'your-256-bit-secret' }, value: token },
  { op: 'decode', input: { token: 'a.b' }, error: 'not-a-jwt', details: { parts: 2 } },
  { op: 'verify', input: { token, key: p256 }, error: 'key-type-mismatch' },
  // RFC 7515 appendix A.1, the JWT of RFC 7519 §3.1
  {
    op: 'verify',
    input: {
      token: `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${secondPart}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`,
      key: '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}',
    },
    value: { verified: true, algorithm: 'HS256', reason: null },
  },
  // RFC 7515 appendix A.3
  {
    op: 'verify',
    input: {
      token: `eyJhbGciOiJFUzI1NiJ9.${secondPart}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`,
      key: p256,
    },
    value: { verified: true, algorithm: 'ES256', reason: null },
  },
  // RFC 7515 appendix A.2
  {
    op: 'verify',
    input: {
      token: `eyJhbGciOiJSUzI1NiJ9.${secondPart}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`,
      key: '{"kty":"RSA","n":"ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ","e":"AQAB"}',
    },
    value: { verified: true, algorithm: 'RS256', reason: null },
  },
  // RFC 7515 appendix A.4: the payload is not JSON
  {
    op: 'verify',
    input: {
      token:
        'eyJhbGciOiJFUzUxMiJ9.UGF5bG9hZA.AdwMgeerwtHoh-l192l60hp9wAHZFVJbLfD_UxMi70cwnZOYaRI1bKPWROc-mZZqwqT2SI-KGDKB34XO0aw_7XdtAG8GaSwFKdCAPZgoXD2YBJZCPEX3xKpRwcdOO8KpEHwJjyqOgzDO7iKvU8vcnwNrmxYbSW9ERBXukOXolLzeO_Jn',
      key: '{"kty":"EC","crv":"P-521","x":"AekpBQ8ST8a8VcfVOTNl353vSrDCLLJXmPk06wTjxrrjcBpXp5EOnYG_NjFZ6OvLFV1jSfS9tsz4qUxcWceqwQGk","y":"ADSmRA43Z1DSNx_RvcLI87cdL07l6jQyyBXMoxVg_l2Th-x3S1WDhjDly79ajL4Kkd0AZMaZmh9ubmf63e3kyMj2"}',
    },
    value: { verified: true, algorithm: 'ES512', reason: null },
  },
  // RFC 7516 appendix A.3
  {
    op: 'decrypt',
    input: {
      token:
        'eyJhbGciOiJBMTI4S1ciLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.6KB707dM9YTIgHtLvtgWQ8mKwboJW3of9locizkDTHzBC2IlrT1oOQ.AxY8DCtDaGlsbGljb3RoZQ.KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY.U0m_YmjN04DJvceFICbCVQ',
      key: '{"kty":"oct","k":"GawgguFyGrWKav7AX4VKUg"}',
    },
    value: { payloadText: 'Live long and prosper.', algorithm: 'A128KW', encryption: 'A128CBC-HS256' },
  },
  // RFC 7515 appendix A.5, the unsecured JWT of RFC 7519 §6.1
  {
    op: 'decode',
    input: { token: `eyJhbGciOiJub25lIn0.${secondPart}.`, now: 1300819379 },
    partial: { signature: '', validity: { state: 'active', expiresAt: '2011-03-22T18:43:00.000Z' } },
  },
  {
    op: 'verify',
    input: { token: `eyJhbGciOiJub25lIn0.${secondPart}.`, key: '' },
    value: { verified: false, algorithm: 'none', reason: 'unsecured' },
  },
  // RFC 8037 appendix A.4
  {
    op: 'verify',
    input: {
      token:
        'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
      key: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
    },
    value: { verified: true, algorithm: 'EdDSA', reason: null },
  },
];
