import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    parse: {
      name: 'Parse User-Agent',
      sentence: 'Identifies the browser, the system and the device behind a User-Agent string.',
    },
    parseHeaders: {
      name: 'Parse request headers',
      sentence: 'Identifies the browser, the system and the device behind request headers.',
    },
    parseMany: {
      name: 'Parse many User-Agents',
      sentence: 'Parses a list of User-Agent strings, one per line.',
      fields: {
        text: { label: t('many'), hint: 'One per line.' },
      },
    },
  },
  fields: {
    userAgent: t('text.label'),
    clientHints: { label: 'Client hints', hint: 'As returned by navigator.userAgentData.' },
    'clientHints.brands': 'Brands',
    'clientHints.brands.brand': 'Brand',
    'clientHints.brands.version': 'Version',
    'clientHints.fullVersionList': 'Full versions',
    'clientHints.fullVersionList.brand': 'Brand',
    'clientHints.fullVersionList.version': 'Version',
    'clientHints.platform': 'Platform',
    'clientHints.platformVersion': 'Platform version',
    'clientHints.architecture': 'Architecture',
    'clientHints.bitness': { label: 'Bitness', hint: '32 or 64.' },
    'clientHints.model': 'Model',
    'clientHints.mobile': 'Mobile',
    text: 'Request headers',
  },
} satisfies OperationWords<typeof engine>;
