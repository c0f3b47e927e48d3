import type { Details } from '#core/operation.ts';
import type { Language, Messages } from '#core/text.ts';
import { JsonFault, toToolError } from '#lib/json-scan/fault.ts';
import { jsonErrors as french } from '#lib/json-scan/messages.fr.ts';
import { jsonErrors as english } from '#lib/json-scan/messages.ts';
import { Scanner } from '#lib/json-scan/scanner.ts';
import { toBytes } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';

/** Where a text stops being JSON (RFC 8259), and why; `element` is the one of an array that was being read. */
export function jsonFault(text: string): Details {
  const bytes = toBytes(text);
  try {
    const scanner = new Scanner(bytes, { level: 0 });
    while (scanner.next() !== Token.end);
    return {};
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { item, ...details } = toToolError(bytes, error).details;
    return item === undefined ? details : { ...details, element: item };
  }
}

/** The sentences about a text that must be JSON, and not one of the languages beyond it. */
export const jsonFaultWords: Readonly<Record<Language, Messages>> = {
  en: {
    ...english,
    'error.invalid-json.trailing-content': 'The document is complete before “{found}”. Remove the rest.',
    'error.invalid-json.trailing-comma': 'There is a comma before “{found}”. Remove it.',
    'error.invalid-json.comment-not-allowed': 'JSON does not allow comments. Remove it.',
    'error.invalid-json.expected-comma-or-bracket':
      'Expected , or ] after element {element} of the array, found “{found}”.',
  },
  fr: {
    ...french,
    'error.invalid-json.trailing-content': 'Le document est complet avant « {found} ». Supprimez la suite.',
    'error.invalid-json.trailing-comma': 'Une virgule précède « {found} ». Supprimez-la.',
    'error.invalid-json.comment-not-allowed': 'JSON n’admet pas les commentaires. Supprimez-le.',
    'error.invalid-json.expected-comma-or-bracket':
      'Une virgule ou ] est attendue après l’élément {element} du tableau au lieu de « {found} ».',
  },
};
