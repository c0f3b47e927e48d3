import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate sortable ids',
      sentence: 'Generates ULIDs, TypeIDs, KSUIDs, Snowflakes, ObjectIds, XIDs or NanoIDs.',
    },
    parse: {
      name: 'Decode id',
      sentence: 'Shows the kind, the time and the parts of an id.',
      fields: {
        kind: t('kind.label'),
        epoch: { label: t('epoch.label'), hint: 'For a Snowflake; twitter by default.' },
      },
    },
    parseList: {
      name: 'Decode many ids',
      sentence: 'Decodes a list of ids, one per line.',
      fields: { epoch: { label: t('epoch.label'), hint: 'For Snowflakes; twitter by default.' } },
    },
    convert: {
      name: 'Convert id',
      sentence: 'Writes the same 128 bits as a ULID, UUID, TypeID, hexadecimal or decimal number.',
      fields: { prefix: { label: t('prefix.label'), hint: 'For the TypeID.' } },
    },
  },
  fields: {
    kind: t('kind.label'),
    count: t('count.label'),
    timestamp: { label: t('timestamp.label'), hint: 'Defaults to now.' },
    monotonic: { label: t('monotonic.label'), hint: 'For ulid and ksuid: each id is the previous one plus one.' },
    lowercase: { label: t('lowercase.label'), hint: 'For ulid.' },
    prefix: { label: t('prefix.label'), hint: 'For typeid: lower-case letters, with underscores between them.' },
    epoch: { label: t('epoch.label'), hint: 'For snowflake: twitter, discord, unix, or Unix milliseconds.' },
    node: { label: t('node.label'), hint: 'For snowflake.' },
    length: { label: t('length.label'), hint: 'For nanoid, in characters.' },
    id: t('id.label'),
    text: { label: 'Ids', hint: 'One per line.' },
    to: 'Form',
  },
} satisfies OperationWords<typeof engine>;
