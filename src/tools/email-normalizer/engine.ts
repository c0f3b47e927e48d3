import { choice, flag, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadList = once(() => import('./engine/list.ts'));

const options = {
  removeTags: flag(true),
  removeDots: flag(true),
  mergeDomains: flag(true),
  otherTags: flag(false),
  lowerLocal: choice(['all', 'known'], 'all'),
  domain: choice(['ascii', 'unicode'], 'ascii'),
};

/**
 * Addresses in any paste format, one a line, each in the form that its mailbox has by the rules of its provider. Syntax:
 * RFC 5321 §4.1.2 and RFC 6531. Error: `invalid-address` { problem, item, line }.
 */
export const normalize = operation('email-normalizer/normalize', {
  input: { text: text(), ...options, invalid: choice(['keep', 'drop', 'error'], 'keep'), dedupe: flag(false) },
  result: 'text',
  run: async (input) => (await loadList()).normalizeAddresses(input),
});

/** Every address with its provider and what was changed, and those that are the same mailbox. No errors. */
export const analyze = operation('email-normalizer/analyze', {
  input: { text: text(), ...options },
  weight: ({ text }) => 4 * text.length,
  run: async (input) => (await loadList()).analyzeAddresses(input),
});
