import { choice, either, integer } from '#core/field.ts';

/** The options of tools that read or write one of the formats, without converting it to another. */
export const yamlVersion = choice(['1.2', '1.1'], '1.2');
export const jsonIndent = either(choice([0, 2, 3, 4]), choice(['tab']), 2);
export const yamlIndent = integer({ min: 2, max: 8 }, 2);
