import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    lookup: {
      name: 'Look up MAC address',
      sentence: 'Finds the vendor of a MAC address and explains its bits.',
    },
    identify: {
      name: 'Identify MAC address',
      sentence: 'Finds the vendor of a MAC address, without the postal address.',
    },
    find: {
      name: 'Find MAC addresses',
      sentence: 'Finds all MAC addresses in a text, with their vendors.',
    },
    extract: {
      name: 'Extract MAC addresses',
      sentence: 'Lists every MAC address in a text with its line, column and vendor.',
    },
    fromIpv6: {
      name: 'MAC address from IPv6',
      sentence: 'Recovers the MAC address from an IPv6 address derived from it.',
      fields: {
        address: { label: 'IPv6 address', hint: 'With an interface identifier in modified EUI-64 format.' },
      },
    },
    searchVendor: {
      name: 'Search MAC vendor',
      sentence: 'Finds the MAC prefixes of a vendor.',
    },
  },
  fields: {
    address: { label: t('address.label'), hint: '6 to 12 or 16 hexadecimal digits, in any notation.' },
    text: t('list.label'),
    query: t('query.label'),
    limit: 'Maximum results',
  },
} satisfies OperationWords<typeof engine>;
