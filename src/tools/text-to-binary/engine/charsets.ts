/** WHATWG names; iso-8859-* and ascii as unicode.org maps them; ibm437 and ebcdic-037 as Python's cp437 and cp037. */
export const charsets = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'utf-32le',
  'utf-32be',
  'ascii',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'koi8-r',
  'macintosh',
  'ibm437',
  'ebcdic-037',
  'shift_jis',
  'euc-jp',
  'gbk',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type CharsetName = (typeof charsets)[number];

/** A way to write characters as bytes. */
export interface Charset {
  /** The bytes of one character, undefined where there are none. */
  readonly encode: (character: string) => Uint8Array | undefined;
  /** The text of bytes; undefined where they are not text, unless `replace` puts U+FFFD there. */
  readonly decode: (bytes: Uint8Array, replace: boolean) => string | undefined;
  /** Where the first byte stands that begins no character, in bytes from 0. Asked only where `decode` has no text. */
  readonly faultIn: (bytes: Uint8Array) => number;
}
