import { tokenForms } from '#lib/token-forms.ts';
import { after, before, matchesOf, type Found } from '../kinds.ts';

/** What stands before a token where that is not any place at which a word may begin. */
const starts: Readonly<Record<string, string>> = {
  // What stands before the value of an account key is part of the expression.
  'azure-storage': '',
  // https://core.telegram.org/bots/api#making-requests
  telegram: String.raw`(?:${before}|(?<=/bot))`,
};

const rows = tokenForms.map(([name, hint, expression]) => ({
  name,
  hint,
  pattern: new RegExp(`${starts[name] ?? before}(?:${expression})${after}`, 'gu'),
}));

/** Service tokens, by the form that each gives its own. */
export function* tokens(text: string): Generator<Found> {
  for (const { name, hint, pattern } of rows) {
    if (hint.test(text)) yield* matchesOf(text, pattern, 'token', { name });
  }
}
