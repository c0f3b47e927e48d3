import { blob, choice, flag, list, text, type Field } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';

export const topLevels = [
  'all',
  'application',
  'audio',
  'font',
  'image',
  'message',
  'model',
  'multipart',
  'text',
  'video',
] as const;
export const sources = ['all', 'iana', 'apache', 'nginx', 'mime-db', 'supplement'] as const;

const files = list(blob(), {}, []) as Field<readonly File[], false>;
export const fields = {
  query: text(''),
  top: choice(topLevels, 'all'),
  source: choice(sources, 'all'),
  onlyWithExtensions: flag(false),
  files,
};
export const initial = { query: 'svg' };

export type MimeDraft = ReturnType<typeof useDraft<typeof fields>>[0];

/** Is this written as a media type, not as a path? */
export const isType = (query: string): boolean =>
  !query.includes('://') &&
  /^\s*(?:application|audio|chemical|font|haptics|image|message|model|multipart|text|video|x-[\w-]+)\//i.test(query);
