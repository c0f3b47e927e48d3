import { choice, flag, text } from '#core/field.ts';

export const convertFields = {
  html: text(),
  gfm: flag(true),
  headings: choice(['atx', 'setext'], 'atx'),
  bullet: choice(['-', '*', '+'], '-'),
  emphasis: choice(['*', '_'], '*'),
  links: choice(['keep', 'text'], 'keep'),
  images: choice(['keep', 'alt', 'drop'], 'keep'),
  part: choice(['all', 'main'], 'all'),
  baseUrl: text(''),
};
