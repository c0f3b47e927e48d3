import { plain, signed } from '../engine/fixture.ts';

/** `openssl cms -sign -binary` of the bytes that the signature covers; its certificate ends in 2126. */
const signature = [
  'MIIENAYJKoZIhvcNAQcCoIIEJTCCBCECAQExDTALBglghkgBZQMEAgEwCwYJKoZIhvcNAQcBoIIC8jCCAUQwgfegAwIBAgIBATAF',
  'BgMrZXAwKTEQMA4GA1UECgwHRXhhbXBsZTEVMBMGA1UEAwwMRXhhbXBsZSBSb290MCAXDTI2MTEyNjIwNDc0OVoYDzIxMjYxMTAy',
  'MjA0NzQ5WjApMRAwDgYDVQQKDAdFeGFtcGxlMRUwEwYDVQQDDAxFeGFtcGxlIFJvb3QwKjAFBgMrZXADIQDaKeVi9prj5/9QtHQZ',
  'S+vK8mUGlrDlpn5tloYoZ9XVMaNCMEAwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAQYwHQYDVR0OBBYEFCflV0qOWWRl',
  'wXUwp6VJXv4joedyMAUGAytlcANBADb+2wQK8g7FFno7ND/pe9NiOUnGzbyW4JRKjTsTuoIID9x5W/7lrF7nQ1459EOJMUDRBc50',
  'lHTH99pw6zJ97gEwggGmMIIBWKADAgECAgUqf5DE4jAFBgMrZXAwKTEQMA4GA1UECgwHRXhhbXBsZTEVMBMGA1UEAwwMRXhhbXBs',
  'ZSBSb290MCAXDTI2MTEyNjIwNTM0OVoYDzIxMjYxMTAyMjA1MzQ5WjApMRAwDgYDVQQKDAdFeGFtcGxlMRUwEwYDVQQDDAxHcmFj',
  'ZSBIb3BwZXIwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAS71dD9sv8toiUcFn8LIm4SiD3hfg2N3EN4jU6Iow8tP63/Wow48OiK',
  'FLzawLOIflqa603yw3MWn+NR6lmAZn4no3AwbjAOBgNVHQ8BAf8EBAMCBsAwHwYDVR0jBBgwFoAUJ+VXSo5ZZGXBdTCnpUle/iOh',
  '53IwHQYDVR0OBBYEFJpDWIrKdlkSSvg9wynjvUU76zKuMBwGA1UdEQQVMBOBEWdyYWNlQGV4YW1wbGUuY29tMAUGAytlcANBAK1Z',
  '/tc3CblqKXx8Mps2UJimC4KVW0748NOmxzX5RqMraEbaMDeqBt28CqDH+jlUEpGro87EPaD20iZ3pAgY4AcxggEIMIIBBAIBATAy',
  'MCkxEDAOBgNVBAoMB0V4YW1wbGUxFTATBgNVBAMMDEV4YW1wbGUgUm9vdAIFKn+QxOIwCwYJYIZIAWUDBAIBoGkwGAYJKoZIhvcN',
  'AQkDMQsGCSqGSIb3DQEHATAcBgkqhkiG9w0BCQUxDxcNMjYxMTI2MjA1NDQ0WjAvBgkqhkiG9w0BCQQxIgQg09Pb35gdUqcE2lGY',
  '7CMErnk2phGbCmxjuzkR+/nPhdswCgYIKoZIzj0EAwIERzBFAiBcys6L+/gzSsG3TyKPr4rH5lf3zFQIWMjCwnvEzzxm0AIhAO+q',
  'O4NmGVscxnWebhn+xkm4JtMh2C07WAk1O9GQeMc6',
].join('');

/** One page, signed by Grace Hopper. */
export function sampleFile(): File {
  const bytes = signed(plain(), () => Uint8Array.from(atob(signature), (character) => character.charCodeAt(0)), {
    more: '/M(D:20261126120000Z)/Name(Grace Hopper)/Reason(Approved)',
  });
  return new File([bytes], 'sample.pdf', { type: 'application/pdf' });
}
