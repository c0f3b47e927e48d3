import { canParseUrl } from '#core/platform.ts';
import { controlAt } from './control.ts';
import { detailsOfType, type Detail } from './details.ts';
import { stores } from './fields.ts';
import { detailsOf, wordOf, type Page } from './page.ts';

const severityOf = {
  'missing-title': 'error',
  'title-too-long': 'warning',
  'missing-description': 'warning',
  'description-too-long': 'warning',
  'missing-url': 'warning',
  'url-not-absolute': 'error',
  'missing-image': 'warning',
  'image-not-https': 'warning',
  'missing-image-alt': 'warning',
  'missing-image-size': 'info',
  'image-too-small': 'warning',
  'image-ratio': 'info',
  'invalid-locale': 'error',
  'invalid-date': 'error',
  'invalid-duration': 'error',
  'invalid-gender': 'error',
  'invalid-isbn': 'error',
  'player-incomplete': 'error',
  'app-incomplete': 'error',
  'control-character': 'error',
} as const;

export interface Finding {
  readonly code: keyof typeof severityOf;
  /** `title`, `images[0].url`, `details.isbn`. */
  readonly field: string;
  readonly severity: 'error' | 'warning' | 'info';
}

const lengthOf = (text: string): number => [...text].length;

function isAbsolute(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address) && canParseUrl(address);
}

const isHttps = (address: string): boolean => /^https:/i.test(address) && isAbsolute(address);

/** ISO 8601: a real calendar date, with a time and an offset or without. */
function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-](\d\d):(\d\d))?)?$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  const isTime = hour < 24 && minute < 60 && second < 60 && offsetHour < 24 && offsetMinute < 60;
  return day >= 1 && day <= days && isTime;
}

/** ISO 2108: ISBN-10 with X, or ISBN-13. */
export function isIsbn(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(digits)) {
    const sum = [...digits].reduce((total, digit, at) => total + (10 - at) * (digit === 'X' ? 10 : Number(digit)), 0);
    return sum % 11 === 0;
  }
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  return [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

const checks: Partial<Readonly<Record<Detail['kind'], readonly [Finding['code'], (text: string) => boolean]>>> = {
  date: ['invalid-date', isDate],
  duration: ['invalid-duration', (text) => /^\d+$/.test(text) && Number(text) >= 1],
  gender: ['invalid-gender', (text) => text === 'male' || text === 'female'],
  isbn: ['invalid-isbn', isIsbn],
};

type Report = (code: Finding['code'], field: string) => void;

function checkImages({ images, twitter }: Page, report: Report): void {
  if (images.every(({ url }) => wordOf(url) === '')) report('missing-image', 'images');
  for (const [at, { url, secureUrl, width, height, alt }] of images.entries()) {
    const address = wordOf(url);
    if (address === '') continue;
    const field = `images[${at}]`;
    if (!isAbsolute(address)) report('url-not-absolute', `${field}.url`);
    // `og:image:secure_url` is the address where HTTPS is asked for (ogp.me).
    else if (!isHttps(address) && !isHttps(wordOf(secureUrl))) report('image-not-https', `${field}.url`);
    if (wordOf(alt) === '') report('missing-image-alt', `${field}.alt`);
    const [across, down] = [Number(wordOf(width)), Number(wordOf(height))];
    if (!(across > 0 && down > 0)) {
      report('missing-image-size', field);
      continue;
    }
    if (across < 600 || down < 315) report('image-too-small', field);
    const ratio = across / down;
    if (twitter.card === 'summary_large_image' && (ratio < 1.7 || ratio > 2.1)) report('image-ratio', field);
  }
}

function checkTwitter({ images, twitter }: Page, report: Report): void {
  if (twitter.card === 'player') {
    const image = wordOf(twitter.image) || images.some(({ url }) => wordOf(url) !== '');
    const sizes = [twitter.playerWidth, twitter.playerHeight].every((size) => Number(wordOf(size)) > 0);
    const isComplete = isHttps(wordOf(twitter.player)) && sizes && image;
    if (!isComplete) report('player-incomplete', 'twitter.player');
  }
  if (twitter.card === 'app' && stores.every((store) => wordOf(twitter.apps?.[store]?.id) === '')) {
    report('app-incomplete', 'twitter.apps');
  }
}

/** Every text of a value in which a control character stands. */
function checkTexts(value: unknown, field: string, report: Report): void {
  if (typeof value === 'string' && controlAt(value) >= 0) report('control-character', field);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    checkTexts(member, Array.isArray(value) ? `${field}[${name}]` : field === '' ? name : `${field}.${name}`, report);
  }
}

/** What is missing, wrong or could be better; nothing when all is well. */
export function checkPage(page: Page): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (code, field) => findings.push({ code, field, severity: severityOf[code] });
  const [title, description, url] = [wordOf(page.title), wordOf(page.description), wordOf(page.url)];
  if (title === '') report('missing-title', 'title');
  else if (lengthOf(title) > 70) report('title-too-long', 'title');
  if (description === '') report('missing-description', 'description');
  else if (lengthOf(description) > 200) report('description-too-long', 'description');
  if (url === '') report('missing-url', 'url');
  else if (!isAbsolute(url)) report('url-not-absolute', 'url');
  checkImages(page, report);
  const locales: readonly (readonly [string, string])[] = [
    ['locale', page.locale],
    ...page.localeAlternates.map((locale, at) => [`localeAlternates[${at}]`, locale] as const),
  ];
  for (const [field, locale] of locales) {
    if (wordOf(locale) !== '' && !/^[a-z]{2,3}_[A-Z]{2}$/.test(wordOf(locale))) report('invalid-locale', field);
  }
  const values = detailsOf(page.details);
  for (const { field, kind } of detailsOfType[page.type]) {
    const value = wordOf(values[field]);
    const check = checks[kind];
    if (check && value !== '' && !check[1](value)) report(check[0], `details.${field}`);
  }
  checkTwitter(page, report);
  // Those of another type are not written.
  const details = Object.fromEntries(detailsOfType[page.type].map(({ field }) => [field, values[field]]));
  checkTexts({ ...page, details }, '', report);
  return findings;
}
