import { algorithms, digestSize, type Algorithm, type ListStyle } from './algorithms.ts';

export interface ChecksumEntry {
  /** Counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly algorithm: Algorithm;
  /** Lower-case hexadecimal. */
  readonly digest: string;
}

export interface ChecksumFile {
  readonly entries: readonly ChecksumEntry[];
  /** The numbers of the lines that are neither entries, comments nor blank. */
  readonly malformed: readonly number[];
}

const plainLine = /^(\\?)([0-9a-f]+) [ *](.+)$/i;
const taggedLine = /^(\\?)([a-z0-9][\w/-]*) ?\((.+)\) ?= ?([0-9a-f]+)$/i;

/** The names that programs write, where they are not ours: BSD and GNU `--tag`, OpenSSL, xxhsum. */
const otherNames: Readonly<Record<string, Algorithm>> = {
  'sha2-224': 'sha224',
  'sha2-256': 'sha256',
  'sha2-384': 'sha384',
  'sha2-512': 'sha512',
  'sha2-512-256': 'sha512-256',
  sha512t256: 'sha512-256',
  rmd160: 'ripemd160',
  'ripemd-160': 'ripemd160',
  blake2b: 'blake2b-512',
  blake2b512: 'blake2b-512',
  blake2s: 'blake2s-256',
  blake2s256: 'blake2s-256',
  b2sum: 'blake2b-512',
  b3sum: 'blake3',
  xxh3: 'xxh3-64',
  xxh128: 'xxh3-128',
};

/** What a digest of so many bytes most often is. */
const usual: Readonly<Record<number, Algorithm>> = {
  4: 'crc32',
  16: 'md5',
  20: 'sha1',
  28: 'sha224',
  32: 'sha256',
  48: 'sha384',
  64: 'sha512',
};

const byName: Readonly<Record<string, Algorithm>> = {
  ...otherNames,
  ...Object.fromEntries(algorithms.map((algorithm) => [algorithm, algorithm])),
};
const namesLongestFirst = Object.keys(byName).toSorted((a, b) => b.length - a.length);

/**
 * Reads a checksum file: coreutils lines (`<hex>  name`), BSD lines (`SHA256 (name) = <hex>`), SFV lines
 * (`name <CRC-32>`), comments after `#` or `;`. Untagged digests are of the algorithm in the file's own name
 * (`SHA256SUMS`, `disk.iso.b3sum`), else the usual one of their length. In a file named `.sfv` a line is an SFV line first.
 */
export function parseChecksumFile(text: string, fileName = ''): ChecksumFile {
  const entries: ChecksumEntry[] = [];
  const malformed: number[] = [];
  for (const [index, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (content.trim() === '' || /^[#;]/.test(content)) continue;
    const entry = parseLine(content, fileName);
    if (entry) entries.push({ line: index + 1, ...entry });
    else malformed.push(index + 1);
  }
  return { entries, malformed };
}

type LineEntry = Omit<ChecksumEntry, 'line'>;

function parseLine(content: string, fileName: string): LineEntry | undefined {
  const isSfvFirst = /\.sfv$/i.test(fileName);
  const isOther = plainLine.test(content) || taggedLine.test(content);
  return (
    (isSfvFirst ? parseSfvLine(content) : undefined) ??
    (isOther ? parseSumLine(content, fileName) : parseSfvLine(content))
  );
}

function parseSfvLine(content: string): LineEntry | undefined {
  const line = content.trimEnd();
  const digest = line.slice(-8);
  const name = line.slice(0, -8);
  if (!/^[0-9a-f]{8}$/i.test(digest) || !/[ \t]$/.test(name) || name.trim() === '') return undefined;
  const isEscaped = name.startsWith('\\');
  return entryOf('crc32', digest, name.slice(isEscaped ? 1 : 0).trimEnd(), isEscaped);
}

function parseSumLine(content: string, fileName: string): LineEntry | undefined {
  const tagged = taggedLine.exec(content);
  if (tagged) {
    const [, escape, tag = '', name = '', digest = ''] = tagged;
    return entryOf(byName[tag.toLowerCase().replace('/', '-')], digest, name, escape === '\\');
  }
  const [, escape, digest = '', name = ''] = plainLine.exec(content) ?? [];
  const inName = namesLongestFirst.find((known) => fileName.toLowerCase().includes(known));
  const named = inName === undefined ? undefined : byName[inName];
  const algorithm = named && fits(named, digest) ? named : usual[digest.length / 2];
  return entryOf(algorithm, digest, name, escape === '\\');
}

function entryOf(
  algorithm: Algorithm | undefined,
  digest: string,
  name: string,
  isEscaped: boolean,
): LineEntry | undefined {
  if (algorithm === undefined || !fits(algorithm, digest)) return undefined;
  return { name: isEscaped ? unescapeName(name) : name, algorithm, digest: digest.toLowerCase() };
}

const fits = (algorithm: Algorithm, digest: string): boolean => digest.length === digestSize(algorithm) * 2;

const unescapeName = (name: string): string =>
  name.replace(/\\([\\nr])/g, (_, character: string) => ({ n: '\n', r: '\r' })[character] ?? '\\');

/** The tags of BSD lines that are not the algorithm in upper case: coreutils, b2sum, OpenBSD, xxhsum. */
const tags: { readonly [A in Algorithm]?: string } = {
  'sha512-256': 'SHA512/256',
  ripemd160: 'RMD160',
  'blake2b-256': 'BLAKE2b-256',
  'blake2b-512': 'BLAKE2b',
  'blake2s-256': 'BLAKE2s',
  'xxh3-64': 'XXH3',
  'xxh3-128': 'XXH128',
};

const escapable = /[\\\n\r]/g;

/**
 * A line that `sha256sum --check` and its like read, without its line break. A name with a line break or a backslash is
 * escaped as coreutils do, with a backslash at the start of the line.
 */
export function formatChecksumLine(
  digest: string,
  name: string,
  style: ListStyle = 'coreutils',
  algorithm: Algorithm = 'sha256',
): string {
  const escaped = name.replace(escapable, (character) => ({ '\n': '\\n', '\r': '\\r' })[character] ?? '\\\\');
  const mark = escaped === name ? '' : '\\';
  switch (style) {
    case 'coreutils':
      return `${mark}${digest}  ${escaped}`;
    case 'bsd':
      return `${mark}${tags[algorithm] ?? algorithm.toUpperCase()} (${escaped}) = ${digest}`;
    case 'sfv':
      return `${mark}${escaped} ${digest}`;
  }
}
