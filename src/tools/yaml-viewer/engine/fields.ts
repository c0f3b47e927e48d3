import { choice, flag, text, type Input } from '#core/field.ts';
import { yamlIndent, yamlVersion } from '#lib/documents/layout.ts';

export const formatFields = {
  text: text(),
  yamlVersion,
  indent: yamlIndent,
  indentSequences: flag(true),
  sortKeys: flag(false),
  anchors: choice(['keep', 'expand'], 'keep'),
  flow: choice(['keep', 'block'], 'keep'),
  quotes: choice(['keep', 'single', 'double'], 'keep'),
  comments: choice(['keep', 'strip'], 'keep'),
};

export const checkFields = { text: text(), yamlVersion };

export type FormatInput = Input<typeof formatFields>;
export type CheckInput = Input<typeof checkFields>;
