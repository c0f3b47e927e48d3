import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    describe: {
      name: 'Describe a network',
      sentence: 'Shows the range, the sizes, the type and the reverse zones of an IPv4 or IPv6 network.',
    },
    relate: {
      name: 'Compare two networks',
      sentence: 'Checks whether two networks or ranges overlap, and which networks they share.',
    },
    contains: {
      name: 'Look up in networks',
      sentence: 'Finds, for each address, the networks in a list that contain it.',
    },
    overlaps: {
      name: 'Find overlapping networks',
      sentence: 'Finds the pairs of entries in a list that share addresses.',
    },
    merge: { name: 'Merge networks', sentence: 'Finds the fewest networks that cover a list of networks and ranges.' },
    exclude: { name: 'Exclude networks', sentence: 'Removes networks from other networks.' },
    toRanges: { name: 'Networks to ranges', sentence: 'Writes a list of networks as address ranges.' },
    fromRange: { name: 'Range to networks', sentence: 'Finds the networks that cover an address range exactly.' },
    split: { name: 'Split a network', sentence: 'Divides a network into smaller ones of the same length.' },
    format: {
      name: 'Write networks for programs',
      sentence: 'Merges networks and writes them for routers, firewalls and web servers.',
    },
  },
  fields: {
    network: { label: t('network.label'), hint: t('network.hint') },
    a: t('a.label'),
    b: t('b.label'),
    networks: { label: t('networks.label'), hint: t('networks.hint') },
    addresses: { label: t('addresses.label'), hint: 'Networks and ranges must be contained as a whole.' },
    loss: {
      label: t('loss.label'),
      hint: 'The number of bits, after merging: fewer networks that cover more addresses.',
    },
    remove: { label: t('remove.label'), hint: 'The list of networks, addresses and ranges to remove.' },
    first: t('row.first'),
    last: t('row.last'),
    prefix: { label: t('prefix.label'), hint: 'From the length of the network to 32, or to 128 for IPv6.' },
    limit: 'Maximum networks',
    offset: { label: t('offset.label'), hint: t('offset.hint') },
    as: t('as.label'),
  },
} satisfies OperationWords<typeof engine>;
