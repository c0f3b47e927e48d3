/** Two addresses and an export of two accounts. */
export const sample = `otpauth://totp/Example%20Shop:me@example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Example%20Shop&algorithm=SHA512&digits=8
otpauth://hotp/Example%20Bank:1234567?secret=MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U&issuer=Example%20Bank&counter=7
otpauth-migration://offline?data=Cj4KFEhlbGxvId6tvu9IZWxsbyHerb7vEhFhbGljZUBleGFtcGxlLmNvbRoNRXhhbXBsZSBDbG91ZCABKAEwAgo9ChRUZXN0U2VjcmV0VGVzdFNlY3JldBIRYWxpY2VAZXhhbXBsZS5jb20aDEV4YW1wbGUgTWFpbCACKAEwAhABGAEgACgU
`;
