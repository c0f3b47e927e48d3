import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate MAC addresses',
      sentence: 'Generates distinct random MAC addresses.',
    },
    presets: {
      name: 'List known prefixes',
      sentence: 'Lists the prefixes used by virtual machines, containers and documentation.',
    },
    vendorPrefixes: {
      name: 'Find vendor prefixes',
      sentence: 'Finds prefixes by part of the vendor’s name.',
    },
  },
  fields: {
    count: t('count.label'),
    prefix: { label: t('prefix.label'), hint: t('prefix.hint') },
    bits: { label: t('bits.label'), hint: 'In bits: 48 for EUI-48, 64 for EUI-64.' },
    administered: { label: t('administered.label'), hint: 'Automatic follows the prefix, else local.' },
    cast: { label: t('cast.label'), hint: 'Automatic follows the prefix, else unicast.' },
    slap: { label: t('slap.label'), hint: t('slap.hint') },
    notation: t('notation.label'),
    letterCase: t('letterCase.label'),
    sequential: t('sequential.label'),
    query: { label: 'Vendor', hint: 'Part of the name; case and accents are ignored.' },
    limit: 'Maximum results',
  },
} satisfies OperationWords<typeof engine>;
