import { choice, secret, type Input } from '#core/field.ts';
import { convertWithRequests } from '../engine.ts';
import type { TargetName } from '../engine/fields.ts';

const { target, ...rest } = convertWithRequests.input;

export const fields = {
  ...rest,
  /** The language that somebody works with stays. */
  target: { ...target, lasting: true as const },
  /** In place of the text when that holds a secret: such a text is neither kept nor put into a link. */
  secretText: secret(''),
  tab: choice(['code', 'request', 'fate'], 'code'),
};

export const sample = `curl https://api.example.com/v1/orders \\
  -H 'Authorization: Bearer t0p-s3cret' \\
  -H 'Content-Type: application/json' \\
  --data-raw '{"item":17482252242305210114,"note":"it is new"}' \\
  -sS --compressed
`;
export const initial = { text: sample };

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
}

export const textOf = ({ secretText, text }: DraftProps['draft']): string => secretText || text;

interface TargetFile {
  readonly label: string;
  readonly extension: string;
}

/** What the targets are called, and how their files end. */
export const targetFiles: Readonly<Record<TargetName, TargetFile>> = {
  'js-fetch': { label: 'JavaScript fetch', extension: 'js' },
  'node-axios': { label: 'Node axios', extension: 'mjs' },
  'python-requests': { label: 'requests (Python)', extension: 'py' },
  'python-httpx': { label: 'httpx (Python)', extension: 'py' },
  go: { label: 'Go', extension: 'go' },
  'rust-reqwest': { label: 'Rust reqwest', extension: 'rs' },
  'java-httpclient': { label: 'Java HttpClient', extension: 'java' },
  'csharp-httpclient': { label: 'C# HttpClient', extension: 'cs' },
  'php-curl': { label: 'PHP curl', extension: 'php' },
  'ruby-net-http': { label: 'Ruby Net::HTTP', extension: 'rb' },
  powershell: { label: 'PowerShell', extension: 'ps1' },
  httpie: { label: 'HTTPie', extension: 'sh' },
  wget: { label: 'wget', extension: 'sh' },
  http: { label: 'HTTP', extension: 'http' },
  har: { label: 'HAR', extension: 'har' },
  hurl: { label: 'hurl', extension: 'hurl' },
  curl: { label: 'curl', extension: 'sh' },
  'curl-cmd': { label: 'curl (cmd.exe)', extension: 'cmd' },
};
