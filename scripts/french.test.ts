import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { french } from '../vite/french.ts';

const plugin = french();
const transformed = (code: string, id: string): string | undefined => {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  return transform.call({} as never, code, id) as string | undefined;
};

describe('french', () => {
  const id = '/x/src/tools/demo/text.ts';
  const code = [
    "import { jsonErrors } from '#core/json-errors.ts';",
    "import { defineText } from '#core/text.ts';",
    "const own = defineText({ en: { a: 'One' }, fr: { a: 'Un' } });",
    'export const text = { en: { ...jsonErrors.en, ...own.en }, fr: { ...jsonErrors.fr, ...own.fr } };',
  ].join('\n');

  it('leaves the English words and the way to the French ones', () => {
    expect(transformed(code, id)).toBe(
      [
        "import { lateText } from '#core/text.ts';",
        "import { jsonErrors } from '#core/json-errors.ts';",
        "import { defineText } from '#core/text.ts';",
        "const own = { en: { a: 'One' } };",
        `export const text = lateText({ ...jsonErrors.en, ...own.en }, () => import("${id}?french"));`,
      ].join('\n'),
    );
  });

  it('makes a module of the French words alone', () => {
    expect(transformed(code, `${id}?french`)).toBe(
      [
        'import { jsonErrors } from "#core/json-errors.ts?french";',
        '',
        "const own = { fr: { a: 'Un' } };",
        'export const text = { fr: { ...jsonErrors.fr, ...own.fr } };',
        'export default text.fr;',
      ].join('\n'),
    );
  });

  it('keeps parts of tables apart by language, and touches nothing else', () => {
    const part = "export const jsonErrors = defineText({ en: { a: 'One' }, fr: { a: 'Un' } });";
    expect(transformed(part, '/x/src/core/json-errors.ts')).toContain("jsonErrors = { en: { a: 'One' } };");
    expect(transformed(part, '/x/src/core/json-errors.ts?french')).toBe(
      "export const jsonErrors = { fr: { a: 'Un' } };",
    );
    expect(transformed(part, '/x/src/core/other.ts')).toBeUndefined();
  });

  it.each(readdirSync('src/tools', { withFileTypes: true }).filter((item) => item.isDirectory()))(
    'finds the words of $name',
    ({ name }) => {
      const source = readFileSync(`src/tools/${name}/text.ts`, 'utf8');
      const file = `/x/src/tools/${name}/text.ts`;
      expect(transformed(source, file)).toMatch(/export const text = lateText\(/);
      expect(transformed(source, `${file}?french`)).toMatch(/export default text\.fr;$/);
    },
  );
});
