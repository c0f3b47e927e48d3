import type { ReactNode } from 'react';
import type { Fields } from '#core/field.ts';
import type { Failure, Operation } from '#core/operation.ts';
import type { Words } from '#core/text.ts';
import type { CodeLanguage, Mark } from '../code-editor/code-editor.tsx';
import type { Remedy } from '../fault/fault-message.tsx';
import type { OperationState } from '../hooks/use-runner.ts';
import type { OutputFile } from '../result-pane/result-pane.tsx';
import type { Repair } from './use-repair.tsx';

/** The words of a tool that the shared formatter screen needs, with the sentences of its errors. */
export type FormatterText = Words<
  Readonly<Record<'input.label' | 'output.label' | 'output.placeholder' | 'hint', string>>
>;

/** The result of an operation on a file, in UTF-8. */
export interface FileResult {
  readonly bytes: Uint8Array;
}

/** The action for a file that is too large for an editor. */
export interface FileWork<F extends Fields, R> {
  readonly operation: Operation<F, R>;
  /** The values of the page; the file is added. The same object while nothing in it changes. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The lines about a result that is up to date. */
  readonly renderFacts: (result: R) => ReactNode;
  readonly remedies?: Remedies;
}

type Remedies = (error: Failure) => readonly Remedy[];

/** Leads to an offset in the text. */
export type GoTo = (offset: number) => void;

export interface FormatterSetup<F extends Fields, R extends FileResult> {
  readonly language: CodeLanguage;
  readonly text: FormatterText;
  readonly sample: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly options: ReactNode;
  /** The file that Download saves. */
  readonly saved: OutputFile;
  readonly run: OperationState<string> & { readonly cancel: () => void };
  readonly file: FileWork<F, R>;
  /** The ranges to underline in a text without an error. */
  readonly marks?: readonly Mark[];
  /** The pane of the result, if it contains more than the text. */
  readonly output?: ReactNode;
  /** Offered for errors that it may fix. */
  readonly repair?: Repair;
  readonly remedies?: Remedies;
  /** More about an error, under the line in question. */
  readonly renderAbout?: (error: Failure, onGoTo: GoTo) => ReactNode;
  /** Lines under an error. */
  readonly renderAdvice?: (error: Failure) => ReactNode;
  /** Said while a run is slow on a text or file of this size. */
  readonly renderSlow?: (size: number) => ReactNode;
  /** The lines about a good result. */
  readonly children: (onGoTo: GoTo) => ReactNode;
}
