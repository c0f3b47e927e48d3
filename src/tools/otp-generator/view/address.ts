/** Whether the text is the address of an account. */
export const isUri = (text: string): boolean => /^\s*otpauth:/i.test(text);
/** Whether the text is an export of accounts. */
export const isExport = (text: string): boolean => /^\s*otpauth-migration:/i.test(text);
