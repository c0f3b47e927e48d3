import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    parse: {
      name: 'Explain file mode',
      sentence: 'Shows file permissions in every form: octal, symbolic, and as ls prints them.',
    },
    apply: {
      name: 'Apply chmod expression',
      sentence: 'Computes the mode of a file after a chmod expression.',
      fields: {
        mode: t('mode.label'),
        umask: { label: t('umask.label'), hint: t('umask.hint') },
      },
    },
    umask: {
      name: 'Explain umask',
      sentence: 'Shows which permissions a umask gives new files and directories.',
    },
    fromBits: {
      name: 'File mode from bits',
      sentence: 'Builds a file mode from individual permissions.',
    },
  },
  fields: {
    mode: { label: 'Mode', hint: 'Octal like 755, symbolic like rwxr-xr-x, or a line of ls -l output.' },
    expression: { label: t('expression.label'), hint: 'For example u+x,go-w.' },
    kind: t('kind.label'),
    umask: { label: t('mask.label'), hint: t('mask.hint') },
    bits: t('grid'),
    'bits.setuid': t('setuid'),
    'bits.setgid': t('setgid'),
    'bits.sticky': t('sticky'),
    'bits.owner': t('owner'),
    'bits.owner.read': t('read'),
    'bits.owner.write': t('write'),
    'bits.owner.execute': t('execute'),
    'bits.group': t('group'),
    'bits.group.read': t('read'),
    'bits.group.write': t('write'),
    'bits.group.execute': t('execute'),
    'bits.others': t('others'),
    'bits.others.read': t('read'),
    'bits.others.write': t('write'),
    'bits.others.execute': t('execute'),
  },
} satisfies OperationWords<typeof engine>;
