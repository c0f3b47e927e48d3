declare module 'punycode/punycode.js' {
  /** The text behind the Punycode of one label, without `xn--`; throws a RangeError. */
  export function decode(input: string): string;
}
