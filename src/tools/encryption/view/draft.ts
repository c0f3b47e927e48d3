import { blob, choice, integer, optional, secret, text as textField, type Field } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { decryptRaw, encryptFile, encryptRaw, encryptRsa } from '../engine.ts';
import { algorithms, iterationBounds } from '../engine/algorithms.ts';

export const directions = ['encrypt', 'decrypt'] as const;
export const tabs = ['password', 'raw', 'rsa'] as const;
const { outputEncoding, ...rawInput } = encryptRaw.input;
/** The page holds only files that were opened, which have names. */
const file = optional(blob()) as Field<File | undefined, false>;
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
  plainFile: file,
  fileAlgorithm: encryptFile.input.algorithm,
  fileRounds: encryptFile.input.iterations,
  encrypted: textField(''),
  encryptedFile: file,
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

/** Automatic shows no iterations, so those that were entered for another algorithm are not for it. */
export const iterationsFor = ({ algorithm2, rounds2 }: PartProps['draft']): number | undefined =>
  algorithm2 === 'auto' ? undefined : rounds2;
