/** An IBAN has at most 34 characters (ISO 13616-1). */
export const longest = 34;
