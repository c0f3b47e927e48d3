import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    hash: {
      name: 'Hash text',
      sentence: 'Computes the digests of text.',
    },
    verify: {
      name: 'Verify digest',
      sentence: 'Finds which digest of a text matches the expected one.',
    },
    identify: {
      name: 'Identify digest',
      sentence: 'Lists the algorithms whose digests have this length, the likeliest first.',
      fields: { text: { label: 'Digest', hint: 'To compare it, paste the original text into the tool.' } },
    },
    hashFile: {
      name: 'Hash file',
      sentence: 'Computes the digests of a file of any size.',
    },
    checkList: {
      name: 'Check a checksum file',
      sentence: 'Compares files with a SHA256SUMS, BSD or SFV list, as sha256sum --check does.',
    },
    makeList: {
      name: 'Make a checksum file',
      sentence: 'Lists the digests of files in the format of sha256sum, BSD or SFV.',
    },
  },
  fields: {
    text: t('text.label'),
    inputEncoding: t('inputEncoding.label'),
    algorithms: { label: t('fileAlgorithms.label'), hint: t('fileAlgorithms.hint') },
    encoding: t('encoding.label'),
    uppercase: { label: 'Upper case', hint: 'For hexadecimal digits.' },
    expected: { label: t('compare.label'), hint: t('compare.help') },
    file: t('tab.file'),
    list: 'Checksum file',
    listName: { label: 'Name of the checksum file', hint: 'Indicates the algorithm, as in B2SUMS.' },
    files: 'Files',
    'files.name': 'Name',
    'files.file': t('tab.file'),
    algorithm: { label: t('check.algorithm'), hint: 'SFV always uses CRC-32.' },
    style: t('style.label'),
  },
} satisfies OperationWords<typeof engine>;
