import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    parse: {
      name: 'Parse URL',
      sentence: 'Splits a URL into its parts the way browsers do.',
    },
    edit: {
      name: 'Edit URL',
      sentence: 'Replaces parts of a URL.',
    },
    clean: {
      name: 'Clean URL',
      sentence: 'Removes tracking parameters from a URL.',
    },
    cleanReport: {
      name: 'Clean URL with report',
      sentence: 'Removes tracking parameters from a URL and lists them.',
    },
    defang: {
      name: 'Defang links',
      sentence: 'Makes the links in a text harmless: hxxps[://]a[.]example.',
    },
    refang: {
      name: 'Refang links',
      sentence: 'Restores the defanged links in a text.',
    },
  },
  fields: {
    url: t('url'),
    base: { label: t('base.label'), hint: 'For a relative URL.' },
    set: 'New parts',
    'set.protocol': t('part.protocol'),
    'set.hostname': t('part.hostname'),
    'set.port': t('part.port'),
    'set.username': t('part.username'),
    'set.password': t('part.password'),
    'set.pathname': t('part.pathname'),
    'set.hash': t('part.hash'),
    'set.query': t('query'),
    'set.query.key': 'Name',
    'set.query.value': 'Value',
    'set.query.hasValue': 'With an equals sign',
    querySpace: { label: 'Spaces in the query', hint: 'Written as + or as %20.' },
    removeTracking: t('clean'),
    removeParams: { label: 'Remove parameters', hint: 'The names of the parameters.' },
    sortParams: 'Sort parameters',
    removeHash: 'Remove the fragment',
    removeCredentials: 'Remove user and password',
    text: t('text'),
    hosts: t('hosts.label'),
  },
} satisfies OperationWords<typeof engine>;
