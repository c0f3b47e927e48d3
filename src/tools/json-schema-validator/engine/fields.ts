import { choice, flag, group, list, text, type Input } from '#core/field.ts';
import { jsonIndent } from '#lib/documents/layout.ts';
import { draftNames } from '#lib/json-schema/drafts.ts';

export const validateFields = {
  schema: text(),
  data: text(),
  draft: choice(['auto', ...draftNames], 'auto'),
  formats: choice(['assert', 'ignore'], 'assert'),
  schemas: list(group({ uri: text(), text: text() }), {}, []),
};

export const inferFields = {
  /** The first sample. */
  text: text(''),
  samples: list(text(), {}, []),
  each: flag(false),
  draft: choice(['draft-07', '2020-12'], '2020-12'),
  formats: flag(true),
  required: flag(true),
  closed: flag(false),
  indent: jsonIndent,
};

export type InferInput = Input<typeof inferFields>;
export type ValidateInput = Input<typeof validateFields>;
