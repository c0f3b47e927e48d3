// `npm run new <tool>`: a tool's folder with a working example that passes every check.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const id = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error('Usage: npm run new <tool>, with a name in kebab-case such as my-tool');
  process.exit(2);
}
const folder = `src/tools/${id}`;
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}
const name = id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const component = `${id.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase())}View`;
const today = new Date().toISOString().slice(0, 10);

const files = {
  'tool.ts': `import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'wrench',
  createdAt: '${today}',
  en: { name: '${name}', description: 'Writes a text backwards.', keywords: ['${id}', 'reverse', 'backwards'] },
  fr: { name: '${name} (fr)', description: 'Écrit un texte à l’envers.', keywords: ['${id}', 'inverser', 'envers'] },
});
`,
  'engine.ts': `import { text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';

/** The text with its code points in the opposite order. Error: \`empty-input\`. */
export const reverse = operation('${id}/reverse', {
  input: { text: text() },
  result: 'text',
  run: ({ text }) => {
    if (text === '') throw new ToolError('empty-input');
    return [...text].toReversed().join('');
  },
});
`,
  'examples.ts': `import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'reverse', input: { text: 'abc' }, value: 'cba' },
  { op: 'reverse', input: { text: '' }, error: 'empty-input' },
];
`,
  'engine.test.ts': `import { expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { reverse } from './engine.ts';
import { examples } from './examples.ts';

it.each(examples)('$op $input', async (example) => {
  expect(mismatch(example, await execute(reverse, example.input as never))).toBeUndefined();
});
`,
  'text.ts': `import { defineText } from '#core/text.ts';

export const text = defineText('${id}', { input: 'Text', output: 'Backwards' });
`,
  'text.fr.ts': `import { translationOf } from '#core/text.ts';
import type { text } from './text.ts';

export default translationOf<typeof text>()({ input: 'Texte', output: 'À l’envers' });
`,
  'operations.text.ts': `import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    reverse: { name: 'Reverse text', sentence: 'Writes a text backwards.' },
  },
  fields: {
    text: t('input'),
  },
} satisfies OperationWords<typeof engine>;
`,
  'operations.text.fr.ts': `import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    reverse: { name: 'Inverser un texte', sentence: 'Écrit un texte à l’envers.' },
  },
} satisfies OperationTranslation<typeof words>;
`,
  'view.tsx': `import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Results } from '#ui/results/results.tsx';
import { reverse } from './engine.ts';
import { text } from './text.ts';

const initial = { text: 'Toolcrib' };

export default function ${component}() {
  const t = useText(text);
  const [draft, change] = useDraft(reverse, initial);
  const { value, stale } = useOperation(reverse, draft, { enabled: draft.text !== '' });
  return (
    <Panel>
      <Fields columns={1}>
        <InputText label={t('input')} value={draft.text} onChange={(value) => change({ text: value })} />
      </Fields>
      <Results rows={[{ label: t('output'), value: value ?? null }]} stale={stale} footer={false} />
    </Panel>
  );
}
`,
  'view.e2e.ts': `import { expect, open, test } from '#e2e/tool-test.ts';

test('writes the text backwards', async ({ page }) => {
  await open(page, '/${id}');
  await page.getByRole('textbox', { name: 'Text' }).fill('abc');
  await expect(page.getByText('cba')).toBeVisible();
});
`,
};

mkdirSync(folder);
for (const [file, content] of Object.entries(files)) writeFileSync(`${folder}/${file}`, content);
console.log(`${folder} is ready: edit tool.ts first, then engine.ts with examples.ts; npm run dev shows it at /${id}.`);
