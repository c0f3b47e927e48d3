/**
 * Upper and lower case of A–Z alone (Infra Standard §4.6), for the words of protocols and languages: `toLowerCase` makes
 * a `k` of the Kelvin sign and `toUpperCase` an `S` of a long s, and both change the length of some texts.
 */
export const asciiLowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
export const asciiUpperCase = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
