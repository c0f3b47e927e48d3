import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'payload',
    input: { ssid: 'Café;1', password: 'pa:ss\\word' },
    value: { payload: String.raw`WIFI:T:WPA;S:Café\;1;P:pa\:ss\\word;;`, bytes: 38, warnings: [] },
  },
  {
    op: 'payload',
    input: { ssid: 'guest', security: 'nopass' },
    partial: { payload: 'WIFI:T:nopass;S:guest;;', warnings: ['open-network'] },
  },
  {
    op: 'payload',
    input: {
      ssid: 'eduroam',
      security: 'WPA2-EAP',
      identity: 'ada@uni.example',
      anonymousIdentity: 'anon@uni.example',
      password: 's3cret',
    },
    partial: {
      payload: 'WIFI:T:WPA2-EAP;S:eduroam;E:PEAP;PH2:MSCHAPV2;A:anon@uni.example;I:ada@uni.example;P:s3cret;;',
    },
  },
  {
    op: 'payload',
    input: { ssid: 'abc', password: 'short' },
    partial: { warnings: ['password-length', 'hex-like'] },
  },
  { op: 'payload', input: { ssid: 'x' }, error: 'missing-field', details: { field: 'password' } },
  { op: 'payload', input: { ssid: 'é'.repeat(17), password: 'x' }, error: 'ssid-too-long', details: { bytes: 34 } },
  {
    op: 'payload',
    input: { ssid: 'a', password: 'b\tc' },
    error: 'control-character',
    details: { field: 'password', position: 2 },
  },
  {
    op: 'read',
    input: { payload: String.raw`wifi:S:"12AB";T:WPA2;P:a\;b;H:TRUE;;` },
    value: {
      ssid: '12AB',
      security: 'WPA',
      password: 'a;b',
      hidden: true,
      transitionDisable: false,
      eapMethod: null,
      phase2: null,
      identity: '',
      anonymousIdentity: '',
      unknown: [],
    },
  },
  { op: 'read', input: { payload: 'https://x' }, error: 'not-wifi' },
  { op: 'read', input: { payload: 'WIFI:T:WPA;P:x;;' }, error: 'missing-field', details: { field: 'ssid' } },
  { op: 'read', input: { payload: 'WIFI:T:WPA9;S:x;;' }, error: 'unknown-security', details: { value: 'WPA9' } },
  { op: 'read', input: { payload: ' ' }, error: 'empty-input' },
  {
    op: 'code',
    input: { ssid: 'a', password: 'x'.repeat(2400) },
    error: 'too-long',
    details: { bytes: 2419, capacity: 2331 },
  },
];
