import { blob, choice, either, flag, integer, text, type Input } from '#core/field.ts';

const emptyElements = ['keep', 'self-close', 'expand'] as const;
const comments = ['keep', 'strip'] as const;

const style = {
  indent: either(integer({ min: 1, max: 8 }), choice(['tab']), 2),
  attributes: choice(['inline', 'wrap', 'one-per-line'], 'inline'),
  width: integer({ min: 40, max: 400 }, 100),
  emptyElements: choice(emptyElements, 'keep'),
  spaceBeforeSlash: flag(false),
  trimText: flag(false),
  comments: choice(comments, 'keep'),
  fragment: flag(false),
};

export const formatFields = { text: text(), ...style };
export const minifyFields = {
  text: text(),
  comments: choice(comments, 'strip'),
  emptyElements: choice(emptyElements, 'self-close'),
  fragment: flag(false),
};
export const validateFields = { text: text(), fragment: flag(false) };
export const fileFields = { file: blob(), ...style, mode: choice(['format', 'minify'], 'format') };

export type Style = Omit<Input<typeof formatFields>, 'text'>;
