/** RFC 3492; one label, without `xn--`. */
declare module 'punycode/punycode.js' {
  /** The text behind a Punycode; throws a RangeError. */
  export function decode(input: string): string;
  export function encode(input: string): string;
}
