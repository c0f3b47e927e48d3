import { blob, choice, text } from '#core/field.ts';

const options = {
  dialect: choice(['auto', 'json', 'jsonc', 'json5'], 'auto'),
  sortKeys: choice(['none', 'asc', 'desc'], 'none'),
  unicode: choice(['keep', 'unescape', 'escape'], 'keep'),
  documents: choice(['single', 'many'], 'single'),
  as: choice(['json', 'json-string', 'shell'], 'json'),
};

export const textFields = { text: text(), ...options };
export const fileFields = { file: blob(), ...options };
