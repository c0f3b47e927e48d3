import { joined, lettersOf, shorten, word } from './shorten.ts';

/** What is in common use. */
const known: Readonly<Record<string, readonly string[]>> = {
  a11y: ['accessibility'],
  a16z: ['Andreessen Horowitz'],
  c14n: ['canonicalization'],
  d11n: ['documentation'],
  e13n: ['experimentation'],
  g11n: ['globalization'],
  i14y: ['interoperability'],
  i18n: ['internationalization'],
  k8s: ['Kubernetes'],
  l10n: ['localization'],
  l12y: ['localizability'],
  m12n: ['modularization'],
  m17n: ['multilingualization'],
  n11n: ['normalization'],
  o11y: ['observability'],
  p13n: ['personalization'],
  s11n: ['serialization'],
  t9n: ['translation'],
  v12n: ['virtualization'],
};

export interface Expansion {
  /** In lower case. */
  readonly numeronym: string;
  readonly known: readonly string[];
  /** Those of the given words that are shortened so. */
  readonly fromWords: readonly string[];
}

/** The shortest word that has letters between its first and its last. */
const shortest = 3;

function numeronymOf(entry: string): string | undefined {
  const trimmed = entry.trim();
  const isWord = trimmed.match(word)?.[0] === trimmed;
  const parts = shorten(isWord ? trimmed : lettersOf(trimmed), shortest);
  return parts && joined(parts).toLowerCase();
}

export function expandAll(text: string, words: readonly string[]): Expansion[] {
  const shortened = words.map((entry) => [entry, numeronymOf(entry)] as const);
  const numeronyms = new Set<string>();
  for (const [written] of text.matchAll(word)) {
    if (/^\p{L}\d+\p{L}$/u.test(written)) numeronyms.add(written.toLowerCase());
  }
  return Array.from(numeronyms, (numeronym) => ({
    numeronym,
    known: Object.hasOwn(known, numeronym) ? (known[numeronym] ?? []) : [],
    fromWords: shortened.filter(([, short]) => short === numeronym).map(([entry]) => entry),
  }));
}
