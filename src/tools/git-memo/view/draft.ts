import { secret, text, type Input } from '#core/field.ts';
import type { Values } from '../engine/fill.ts';
import { valuesField } from '../engine/values-field.ts';

export const fields = {
  query: text(''),
  values: valuesField,
  /** A repository address with a password or a token in it, instead of that in `values`: kept nowhere, in no link. */
  secretUrl: secret(''),
};
export const initial = {};

export interface ValuesProps {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

type MemoDraft = Input<typeof fields>;

/** A password before the `@`; over HTTP a token may stand there alone. */
const credentials = /^[^/?#]*:\/\/[^/?#:]*:[^/?#]*@|^\s*https?:\/\/[^/?#]*@/i;

export const holdsSecret = ({ url = '' }: Values): boolean => credentials.test(url);

/** All values, the secret address too. */
export const valuesOf = ({ values, secretUrl }: Pick<MemoDraft, 'values' | 'secretUrl'>): Values =>
  secretUrl === '' ? values : { ...values, url: secretUrl };

/** The fields for these values: an address with a secret goes into the secret field. */
export function withValues(values: Values): Pick<MemoDraft, 'values' | 'secretUrl'> {
  if (!holdsSecret(values)) return { values, secretUrl: '' };
  const { url = '', ...others } = values;
  return { values: others, secretUrl: url };
}
