import type { Mark } from '#ui/code-editor/code-editor.tsx';
import type { Row } from '../engine/list.ts';

/** More marks would only be slow. */
const mostMarks = 500;

/** Marks the lines of the result that are not addresses and were left as they are. */
export function invalidMarks(
  result: string,
  rows: readonly Pick<Row, 'input' | 'problem'>[],
  nameOf: (problem: NonNullable<Row['problem']>) => string,
): Mark[] {
  const problems = new Map(rows.flatMap(({ input, problem }) => (problem === null ? [] : [[input, problem] as const])));
  if (problems.size === 0) return [];
  const marks: Mark[] = [];
  let from = 0;
  for (const line of result.split('\n')) {
    const problem = problems.get(line);
    const to = from + line.length;
    if (problem !== undefined) marks.push({ from, to, tone: 'warning', title: nameOf(problem) });
    if (marks.length === mostMarks) break;
    from = to + 1;
  }
  return marks;
}
