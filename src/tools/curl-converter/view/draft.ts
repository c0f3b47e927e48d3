import { choice, secret, type Input } from '#core/field.ts';
import type { CodeLanguage } from '#ui/code-editor/code-editor.tsx';
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
  /** How it is colored, if not as code: a shell has no comments that begin with two slashes. */
  readonly language?: CodeLanguage;
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
  httpie: { label: 'HTTPie', extension: 'sh', language: 'text' },
  wget: { label: 'wget', extension: 'sh', language: 'text' },
  http: { label: 'HTTP', extension: 'http', language: 'text' },
  har: { label: 'HAR', extension: 'har', language: 'json' },
  hurl: { label: 'hurl', extension: 'hurl', language: 'text' },
  curl: { label: 'curl', extension: 'sh', language: 'text' },
  'curl-cmd': { label: 'curl (cmd.exe)', extension: 'cmd', language: 'text' },
};
