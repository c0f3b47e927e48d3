import type { Draft, Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import type { Words } from '#core/text.ts';
import type { converterWords } from './words.ts';

export type DocumentFormat = 'json' | 'yaml' | 'toml';

/** Something that could not be kept: its code and a JSON Pointer, empty for the whole text. */
export interface Loss {
  readonly code:
    | 'comments-dropped'
    | 'duplicate-key'
    | 'tag-dropped'
    | 'date-as-string'
    | 'non-finite-number'
    | 'null-dropped'
    | 'integer-as-string'
    | 'yaml-1.1-differs';
  readonly path: string;
}

export interface Converted {
  readonly text: string;
  readonly documents: number;
  readonly warnings: readonly Loss[];
}

/** The options that one converter or another has; a control is shown for those that are there. */
export interface ConverterDraft {
  readonly text: string;
  readonly strict?: boolean;
  readonly yamlVersion?: '1.2' | '1.1';
  readonly dates?: 'native' | 'string';
  readonly indent?: number | 'tab';
  readonly documents?: 'array' | 'lines';
  readonly nonFinite?: 'null' | 'string' | 'error';
  readonly nulls?: 'omit' | 'empty-string' | 'error';
  readonly outOfRange?: 'error' | 'string';
  readonly rootKey?: string;
  readonly sortKeys: boolean;
}

/** The words of a tool that the shared converter screen needs. */
export type ConverterText = Words<typeof converterWords>;

export type Change = (part: Partial<ConverterDraft>) => void;

/** The description of a converter between two formats; all members are constants of a module. */
export interface ConverterSetup<F extends Fields = Fields, L extends Fields = Fields> {
  readonly from: DocumentFormat;
  readonly to: DocumentFormat;
  readonly convert: Operation<F, Converted>;
  /** Finds a path of the report in the text. */
  readonly locate: Operation<L, { readonly offset: number }>;
  /** The content of the page on the first visit. */
  readonly initial: Partial<Draft<F>> & { readonly text: string };
  /** The tool of the way back. */
  readonly inverse: string;
  /** The words of the screen (`words.ts`), with the sentences of the errors. */
  readonly text: ConverterText;
}
