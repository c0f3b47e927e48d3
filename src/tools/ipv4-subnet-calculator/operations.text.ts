import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    calculate: {
      name: 'Calculate IPv4 subnet',
      sentence: 'Computes the network, the mask and the hosts of an IPv4 address.',
    },
    split: {
      name: 'Split IPv4 subnet',
      sentence: 'Divides a network into smaller blocks.',
    },
    contains: {
      name: 'Check network membership',
      sentence: 'Checks whether a network contains an address or another whole network.',
    },
  },
  fields: {
    address: { label: t('address.label'), hint: 'Such as 10.0.0.1/16 or 10.0.0.1 255.255.0.0.' },
    newPrefix: { label: t('split.label'), hint: 'The mask length of the blocks, from 0 to 32.' },
    limit: 'Maximum blocks',
    network: { label: 'Network', hint: 'With its mask: 10.0.0.0/8.' },
    candidate: 'Address or network',
  },
} satisfies OperationWords<typeof engine>;
