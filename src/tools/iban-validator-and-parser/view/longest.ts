/** An IBAN has at most 34 characters (ISO 13616-1). */
export const longest = 34;

/** Whether several IBANs begin in a text without spaces. */
export const isList = (electronic: string): boolean =>
  electronic.length > longest && (electronic.match(/[A-Z]{2}\d\d/g)?.length ?? 0) > 1;
