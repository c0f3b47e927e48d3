import { choice, flag, text, type Input } from '#core/field.ts';

export const sources = ['curl', 'fetch', 'http', 'har'] as const;
export type Source = (typeof sources)[number];
export const shells = ['posix', 'cmd', 'powershell'] as const;
export type Shell = (typeof shells)[number];

export const targets = [
  ...(['js-fetch', 'node-axios', 'python-requests', 'python-httpx', 'go', 'rust-reqwest'] as const),
  ...(['java-httpclient', 'csharp-httpclient', 'php-curl', 'ruby-net-http', 'powershell', 'httpie'] as const),
  ...(['wget', 'http', 'har', 'hurl', 'curl', 'curl-cmd'] as const),
] as const;
export type TargetName = (typeof targets)[number];

export const parseFields = {
  text: text(),
  source: choice(['auto', ...sources], 'auto'),
  shell: choice(['auto', ...shells], 'auto'),
  redact: flag(false),
};

export const convertFields = { ...parseFields, target: choice(targets, 'js-fetch') };

export type ParseInput = Input<typeof parseFields>;
export type ConvertInput = Input<typeof convertFields>;
