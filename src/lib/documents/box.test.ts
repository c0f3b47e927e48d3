import { appendFileSync } from 'node:fs';
import { it } from 'vitest';
import { convertText } from './convert.ts';
import type { DocumentFormat } from './value.ts';
it('box', async () => {
  const t = async (name: string, from: DocumentFormat, to: DocumentFormat, text: string, more: object = {}) => {
    appendFileSync('/tmp/docs/box.log', name + ' ' + text.length + ' ');
    const s = performance.now();
    let r;
    try {
      r = `${(await convertText({ text, ...more }, { from, to })).length}`;
    } catch (e) {
      r = String(e) + JSON.stringify((e as { details?: object }).details ?? '');
    }
    appendFileSync('/tmp/docs/box.log', `${(performance.now() - s).toFixed(0)} ms ${r.slice(0, 100)}\n`);
  };
  await t('digits', 'json', 'yaml', '9'.repeat(1_000_000));
  await t('digits', 'yaml', 'json', '9'.repeat(1_000_000));
  await t('line', 'yaml', 'json', 'a '.repeat(1_000_000));
  await t('quote', 'yaml', 'json', '"' + '\\u0041'.repeat(300_000) + '"');
  await t('openquote', 'yaml', 'json', '"'.repeat(300_000));
  await t('stars', 'yaml', 'json', '*'.repeat(300_000));
  await t('anchors', 'yaml', 'json', '&a '.repeat(100_000));
  await t('bangs', 'yaml', 'json', '!'.repeat(100_000));
  await t('colons', 'yaml', 'json', ':'.repeat(300_000));
  await t('colonsp', 'yaml', 'json', ': '.repeat(50_000));
  await t('hash', 'yaml', 'json', '#\n'.repeat(300_000));
  await t('dashes', 'yaml', 'json', '---\n'.repeat(100_000));
  await t('commas', 'yaml', 'json', '[' + ','.repeat(100_000) + ']');
  await t(
    'merges',
    'yaml',
    'json',
    '- &a {' + Array.from({ length: 1000 }, (_, i) => `k${i}: 1`).join(', ') + '}\n' + '- {<<: *a}\n'.repeat(900),
  );
  await t('block long', 'json', 'yaml', JSON.stringify({ a: 'x \n'.repeat(200_000) }));
  await t('string long', 'json', 'yaml', JSON.stringify({ a: 'x '.repeat(1_000_000) }));
  await t('string spaces', 'json', 'yaml', JSON.stringify({ a: ' '.repeat(300_000) + '\n'.repeat(300_000) + 'x' }));
  await t('string nl', 'json', 'yaml', JSON.stringify({ a: '\n'.repeat(300_000) + ' ' }));
  await t('tabs', 'json', 'yaml', JSON.stringify({ a: '\t'.repeat(300_000) + 'x\n' }));
  await t('toml hdr', 'toml', 'json', Array.from({ length: 10_000 }, (_, i) => `[[a]]\n[a.b]\nc = ${i}`).join('\n'));
  await t('toml dotted', 'toml', 'json', Array.from({ length: 10_000 }, (_, i) => `a.b.k${i} = ${i}`).join('\n'));
  await t('to toml str', 'json', 'toml', JSON.stringify({ a: '"'.repeat(300_000) + '\n' }));
  await t('to toml arr', 'json', 'toml', JSON.stringify({ a: Array.from({ length: 100_000 }, (_, i) => i) }));
  await t('surrogates', 'json', 'yaml', '"' + '\\ud800'.repeat(200_000) + '"');
  await t('deep prop', 'json', 'toml', '{"a":'.repeat(255) + '1' + '}'.repeat(255));
  await t('deep seq toml', 'json', 'toml', '{"a":' + '['.repeat(254) + ']'.repeat(254) + '}');
  await t('deep yaml', 'json', 'yaml', '{"a":'.repeat(255) + '1' + '}'.repeat(255), { indent: 8 });
  await t('digits toml', 'toml', 'json', 'a = ' + '9'.repeat(100_000));
  await t('toml esc', 'toml', 'json', 'a = "' + '\\u0041'.repeat(100_000) + '"');
  await t('toml quotes', 'toml', 'json', 'a = ' + '"'.repeat(300_000));
  await t('plain multi', 'yaml', 'json', 'a\n'.repeat(300_000));
}, 300000);
