import { choice, secret, text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { convert, generate, sign, verify } from '../engine.ts';
import { formats } from './formats.ts';

export const tabs = ['generate', 'convert', 'sign'] as const;
const { comment: _, ...converted } = convert.input;
const { file: _file, ...signed } = sign.input;
export const fields = {
  ...generate.input,
  ...converted,
  ...signed,
  signature: text(''),
  signatureEncoding: verify.input.signatureEncoding,
  direction: choice(['sign', 'verify'], 'sign'),
  tab: choice(tabs, 'generate'),
  format: choice(formats, 'pem'),
  lock: secret(''),
  lockAgain: secret(''),
};
export const initial = { to: 'openssh-public' } as const;

export type PartProps = WithDraft<typeof fields>;
