import { blob, integer, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { JsonFault, withToolErrors } from '#lib/json-scan/fault.ts';
import { decodeString } from '#lib/json-scan/literal.ts';
import { openScanner } from '#lib/json-scan/open.ts';
import { printJson } from '#lib/json-scan/print-json.ts';
import { inSlices } from '#lib/json-scan/slices.ts';
import { readBytes, toBytes, toText } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';
import { documentsField, readFields, styleFields, styleOf } from './engine/fields.ts';

const anything = { dialect: 'auto', documents: 'single' } as const;

/**
 * The text as JSON in the given style, literals copied character for character. Errors: `empty-input`,
 * `invalid-json`, `not-representable`, `too-deep` (details as `toToolError` says), `output-too-large`.
 */
export const format = operation('json-prettify/format', {
  input: { text: text(), ...readFields, ...styleFields, ...documentsField },
  run: async (input, context) => toText((await printJson(toBytes(input.text), input, styleOf(input), context)).bytes),
});

/**
 * `format` for a file, without a string in between. The value: `bytes` (UTF-8, no BOM), `lines` in them, the smallest
 * `dialect` that accepts the file, its `documents` and `comments`.
 */
export const formatFile = operation('json-prettify/format-file', {
  input: { file: blob(), ...readFields, ...styleFields, ...documentsField },
  thread: 'worker',
  run: async (input, context) => {
    const printed = await printJson(await readBytes(input.file), input, styleOf(input), context);
    let lines = 1;
    for (let at = printed.bytes.indexOf(0x0a); at >= 0; at = printed.bytes.indexOf(0x0a, at + 1)) lines++;
    return { ...printed, lines };
  },
});

/** What the text is made of, or the first character that cannot continue it. */
export const validate = operation('json-prettify/validate', {
  input: { text: text(), ...readFields, ...documentsField },
  run: async (input, context) => {
    const { validateBytes } = await import('./engine/validation.ts');
    return validateBytes(toBytes(input.text), input, context);
  },
});

/** The text that jsonrepair makes of a broken one. Errors: `empty-input`, `cannot-repair`. */
export const repair = operation('json-prettify/repair', {
  input: { text: text() },
  run: async (input) => {
    const { repairText } = await import('./engine/repairing.ts');
    return repairText(input.text);
  },
});

/** Where a UTF-16 offset lies, in three notations. Error: `invalid-json` and the others of reading. */
export const locate = operation('json-prettify/locate', {
  input: { text: text(), offset: integer({ min: 0 }) },
  run: async (input) => {
    const { locateIn } = await import('./engine/locate.ts');
    const bytes = toBytes(input.text);
    return withToolErrors(bytes, () => locateIn(openScanner(bytes, anything), input.offset));
  },
});

/** The content of a JSON string that is the whole text. Error: `not-a-json-string`. */
export const unwrap = operation('json-prettify/unwrap', {
  input: { text: text() },
  run: (input) => {
    try {
      const bytes = toBytes(input.text);
      const scanner = openScanner(bytes, anything);
      let content: string | undefined;
      for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
        if (token === Token.string && scanner.depth === 0) content = decodeString(bytes, scanner.start, scanner.end);
      }
      if (content !== undefined) return content;
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
    }
    throw new ToolError('not-a-json-string');
  },
});

/** An index of all values for the tree on the screen (`TreeIndex` reads it). Errors as `format`. */
export const tree = operation('json-prettify/tree', {
  input: { text: text(), ...readFields, ...documentsField },
  thread: 'worker',
  run: async (input, context) => {
    const { TreeBuilder } = await import('./engine/tree.ts');
    const bytes = toBytes(input.text);
    return withToolErrors(bytes, () => {
      const builder = new TreeBuilder(openScanner(bytes, input));
      return inSlices(bytes.length, context, (until) => builder.run(until));
    });
  },
});
