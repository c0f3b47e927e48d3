// oxlint-disable-next-line no-restricted-imports -- it runs while the site is built, in Node
import { isDeepStrictEqual } from 'node:util';
import { executeChecked, isRandom } from '#core/operation.ts';
import { check } from '#core/field.ts';
import { exchangeAnswers, type Answer, type Question } from '#ui/hooks/prerendered-answers.ts';
import { elsewhere } from './elsewhere.ts';

/** How long all answers of a page may be together, in characters of JSON. */
const limit = 8192;
/** How many operations may depend on one another, each on the answer of the one before. */
const depth = 4;

/** A `style` attribute, which the content security policy forbids in markup. React escapes quotes everywhere else. */
const styled = /<[^<>]* style="/;

async function run({ operation, input }: Question): Promise<unknown> {
  const checked = check(operation.input, input);
  if (!checked.ok || isRandom(operation, checked)) return undefined;
  const context = { signal: new AbortController().signal, progress: () => undefined };
  const result = await executeChecked(operation, checked, context);
  return result.ok ? result.value : undefined;
}

/** The answer, if a page can carry it as JSON and it is the same on every day and in every time zone. */
async function answer(question: Question): Promise<Answer | undefined> {
  const { operation, input } = question;
  const value = await run(question);
  if (value === undefined) return undefined;
  // The page reads a copy, which must ask the same: JSON leaves out members without a value.
  const found = JSON.parse(JSON.stringify({ id: operation.id, input, value })) as Answer;
  if (!isDeepStrictEqual(found.value, value)) return undefined;
  return isDeepStrictEqual(await elsewhere(() => run({ operation, input: found.input })), value) ? found : undefined;
}

/**
 * Renders a page with the answers of its operations to their first input. If the page would then differ on another day or in
 * another time zone, or need a `style` attribute, it is rendered without them.
 */
export async function renderWithAnswers(
  render: () => Promise<string>,
): Promise<{ readonly html: string; readonly answers: readonly Answer[] }> {
  const answers: Answer[] = [];
  const asked = new Set<string>();
  exchangeAnswers(answers);
  const plain = await render();
  let html = plain;
  let questions = exchangeAnswers(answers);
  for (let round = 0; round < depth && questions.length > 0; round += 1) {
    const before = answers.length;
    for (const question of questions) {
      const key = JSON.stringify([question.operation.id, question.input]);
      if (asked.has(key)) continue;
      asked.add(key);
      const found = await answer(question);
      if (found && JSON.stringify([...answers, found]).length <= limit) answers.push(found);
    }
    if (answers.length === before) break;
    html = await render();
    questions = exchangeAnswers(answers);
  }
  if (answers.length === 0) return { html: plain, answers };
  const isSteady = (await elsewhere(render)) === html;
  exchangeAnswers([]);
  return isSteady && !styled.test(html) ? { html, answers } : { html: plain, answers: [] };
}
