import type { Charset } from '../engine.ts';

/** How many bytes a text stands for in a character set. */
export const bytesIn: Readonly<Record<Charset, (text: string) => number>> = {
  'utf-8': (text) => new Blob([text]).size,
  'utf-16le': (text) => text.length * 2,
  'utf-16be': (text) => text.length * 2,
  latin1: (text) => text.length,
  hex: (text) => Math.floor(text.replaceAll(/^\s*0x|[\s:]/gi, '').length / 2),
};
