import type { Details, Operation } from '#core/operation.ts';

/** What an operation makes of an input, known before it runs. */
export interface Answer {
  /** The operation's id. */
  readonly id: string;
  readonly input: Details;
  readonly value: unknown;
}

/** A page asks for an answer while it is prerendered. */
export interface Question {
  readonly operation: Operation;
  readonly input: Details;
}

/** The id of the element with the answers that a page was prerendered with. */
export const answersId = 'answers';

let answers: readonly Answer[] = import.meta.env.SSR
  ? []
  : (JSON.parse(document.getElementById(answersId)?.textContent ?? '[]') as Answer[]);
const questions: Question[] = [];

/** The prerenderer gives the answers that it has, and takes the questions for which a page had none. */
export function exchangeAnswers(known: readonly Answer[]): readonly Question[] {
  answers = known;
  return questions.splice(0);
}

/** The answer that the page was prerendered with, if it is the one to this input. */
export function answerTo(operation: Pick<Operation, 'id'>, input: Details): Answer | undefined {
  const found = answers.find(
    ({ id, input: asked }) => id === operation.id && JSON.stringify(asked) === JSON.stringify(input),
  );
  if (import.meta.env.SSR && !found) questions.push({ operation: operation as Operation, input });
  return found && { ...found, input };
}
