import { integer, type Input } from '#core/field.ts';
import { convertWithReport } from '../engine.ts';
import type { TargetName } from '../engine/fields.ts';

export const fields = { ...convertWithReport.input, at: integer({ min: 0 }, 0) };

export const sample = `{
  "id": 12345678901,
  "type": "PushEvent",
  "actor": { "id": 1, "login": "octo", "url": "https://example.com/octo" },
  "payload": { "size": 1, "commits": [{ "sha": "6dcb09b", "distinct": true }] },
  "public": true,
  "created_at": "2026-01-09T12:47:28Z"
}
`;
const secondSample = `{
  "id": 12345678902,
  "type": "WatchEvent",
  "actor": { "id": 2, "login": "hubot", "url": "https://example.com/hubot" },
  "payload": { "action": "started", "commits": [] },
  "public": true,
  "created_at": "2026-01-09T12:48:03Z",
  "org": null
}
`;
export const initial = { text: sample, samples: [secondSample] };

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
}

export interface TargetFile {
  readonly label: string;
  readonly extension: string;
  readonly type: string;
}

/** What the targets are called, and how their files end. */
export const targetFiles: Readonly<Record<TargetName, TargetFile>> = {
  typescript: { label: 'TypeScript', extension: 'ts', type: 'text/typescript' },
  zod: { label: 'Zod', extension: 'ts', type: 'text/typescript' },
  go: { label: 'Go', extension: 'go', type: 'text/x-go' },
  rust: { label: 'Rust (serde)', extension: 'rs', type: 'text/x-rust' },
  'python-dataclass': { label: 'Python dataclass', extension: 'py', type: 'text/x-python' },
  'python-pydantic': { label: 'Python Pydantic', extension: 'py', type: 'text/x-python' },
  'python-typeddict': { label: 'Python TypedDict', extension: 'py', type: 'text/x-python' },
  java: { label: 'Java', extension: 'java', type: 'text/x-java' },
  kotlin: { label: 'Kotlin', extension: 'kt', type: 'text/x-kotlin' },
  csharp: { label: 'C#', extension: 'cs', type: 'text/x-csharp' },
  swift: { label: 'Swift', extension: 'swift', type: 'text/x-swift' },
  php: { label: 'PHP', extension: 'php', type: 'text/x-php' },
  'json-schema': { label: 'JSON Schema', extension: 'json', type: 'application/schema+json' },
};

/** The draft to show: the page's second sample goes with its first, and a link may name a sample that does not exist. */
export function shownDraft(draft: DraftProps['draft']): DraftProps['draft'] {
  const isLeftOver = draft.text !== sample && draft.samples.length === 1 && draft.samples[0] === secondSample;
  const samples = isLeftOver ? [] : draft.samples;
  return { ...draft, samples, at: Math.min(draft.at, samples.length) };
}

const isBlank = (text: string): boolean => !/\S/.test(text);

export const isEmpty = ({ samples, text }: DraftProps['draft']): boolean => [text, ...samples].every(isBlank);

export const sampleAt = ({ samples, text }: DraftProps['draft'], at: number): string => [text, ...samples][at] ?? '';

/** With another text for one sample; one that has been removed meanwhile comes back at the end. */
export const withSample = (
  { samples }: DraftProps['draft'],
  at: number,
  changed: string,
): Partial<DraftProps['draft']> => (at === 0 ? { text: changed } : { samples: samples.toSpliced(at - 1, 1, changed) });

/** Which sample on the page an index of the engine means, to whom a blank first one is none. */
export const shownIndex = ({ text }: DraftProps['draft'], index: number): number => index + Number(isBlank(text));
