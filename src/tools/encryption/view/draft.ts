import { choice, integer, optional, secret, text as textField } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { decryptRaw, encryptFile, encryptRaw, encryptRsa } from '../engine.ts';
import { algorithms, iterationBounds } from '../engine/algorithms.ts';

export const directions = ['encrypt', 'decrypt'] as const;
export const tabs = ['password', 'raw', 'rsa'] as const;
const { outputEncoding, ...rawInput } = encryptRaw.input;
export const fields = {
  ...rawInput,
  ciphertext: decryptRaw.input.ciphertext,
  ciphertextEncoding: decryptRaw.input.ciphertextEncoding,
  encryptedAs: outputEncoding,
  decryptedAs: decryptRaw.input.outputEncoding,
  padding: encryptRsa.input.padding,
  label: encryptRsa.input.label,
  // Secret, too: people paste private keys for public ones.
  publicKey: secret(''),
  privateKey: secret(''),
  passphrase: secret(''),
  direction: choice(directions, 'encrypt'),
  tab: choice(tabs, 'password'),
  plain: secret(''),
  password: secret(''),
  algorithm: choice(algorithms, 'jwe'),
  rounds: optional(integer(iterationBounds)),
  fileAlgorithm: encryptFile.input.algorithm,
  fileRounds: encryptFile.input.iterations,
  encrypted: textField(''),
  password2: secret(''),
  algorithm2: choice(['auto', ...algorithms], 'auto'),
  rounds2: optional(integer(iterationBounds)),
};
export const initial = {
  plain: 'Lorem ipsum dolor sit amet',
  password: 'my secret key',
  encrypted: 'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs',
  password2: 'my secret key',
  text: 'Lorem ipsum dolor sit amet',
};

export type PartProps = WithDraft<typeof fields>;
