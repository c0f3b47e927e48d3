import { defineText } from '#core/text.ts';
import { jsonErrors } from '#lib/json-scan/messages.ts';
import { jsonWords } from '#ui/formatter/words.ts';

export const text = defineText('json-minify', {
  ...jsonErrors,
  ...jsonWords,
  'as.label': 'Output',
  'as.json': 'JSON',
  'as.json-string': 'JSON string',
  'as.shell': 'Shell argument',
  'output.label': 'Minified',
  'output.placeholder': 'The minified JSON appears here.',
  'output.start':
    'The result is {size} on one line; only the first {shown} characters are shown. Copy and Download include everything.',
  sizes: '{before} → {after} ({change})',
  bytes: '{size}\u00a0B',
  gzip: 'gzip {size}',
  commentsLeftOut: { one: '{count} comment left out', other: '{count} comments left out' },
  minifyEach: 'Minify each',
  'error.output-too-large': 'The result would be larger than {limit} MB. Split the document.',
});
