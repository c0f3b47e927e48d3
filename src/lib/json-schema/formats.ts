import { compiledPattern } from '../compiled-pattern.ts';
import { readIpv4 } from '../net.ts';
import { readIpv6 } from '../net/ipv6.ts';
import { isALabel } from './idna.ts';

const dateForm = /^(\d{4})-(\d\d)-(\d\d)$/;
const timeForm = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([-+])(\d\d):(\d\d))$/;

/** RFC 3339 §5.6, §5.7. */
function isDate(text: string): boolean {
  const [, year, month, day] = dateForm.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12 || day < 1)
    return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

function isTime(text: string): boolean {
  const [, hour = '', minute = '', second = '', sign, offsetHour = '0', offsetMinute = '0'] = timeForm.exec(text) ?? [];
  if (hour === '') return false;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  const [oh, om] = [Number(offsetHour), Number(offsetMinute)];
  if (h > 23 || m > 59 || s > 60 || oh > 23 || om > 59) return false;
  // A leap second ends a day of UTC.
  const shift = (sign === '-' ? 1 : -1) * (oh * 60 + om);
  return s < 60 || (h * 60 + m + shift + 2880) % 1440 === 1439;
}

function isDateTime(text: string): boolean {
  return /^.{10}[Tt]/.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

/** RFC 3339, appendix A. */
const duration =
  /^P(?:\d+W|(?=\d|T\d)(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?)$/;

/** RFC 1123 §2.1; at most 253 characters, 63 in a label. */
const label = /^[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;
const isHostname = (text: string): boolean =>
  text.length <= 253 &&
  text
    .split('.')
    .every((part) => label.test(part) && (part.slice(2, 4) !== '--' || (/^xn--/i.test(part) && isALabel(part))));

const atom = "[\\w!#$%&'*+/=?^`{|}~-]";
const wideQuotedLocal = String.raw`"(?:[ !#-\[\]-~\u0080-\u{10ffff}]|\\[ -~])*"`;
const wideAtom = `(?:${atom}|[\\u0080-\\u{10ffff}])`;
const quotedLocal = String.raw`"(?:[ !#-\[\]-~]|\\[ -~])*"`;
const localForm = new RegExp(`^(?:${atom}+(?:\\.${atom}+)*|${quotedLocal})$`, 'u');
const wideLocalForm = new RegExp(`^(?:${wideAtom}+(?:\\.${wideAtom}+)*|${wideQuotedLocal})$`, 'u');

/** RFC 5321 §4.1.2; RFC 6531 for the international ones. */
function isMailbox(text: string, isInternational: boolean): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !(isInternational ? wideLocalForm : localForm).test(local)) return false;
  const literal = /^\[(IPv6:)?(.*)\]$/.exec(domain);
  if (literal) return (literal[1] ? readIpv6(literal[2] ?? '') : readIpv4(literal[2] ?? '')) !== undefined;
  if (!isInternational) return isHostname(domain);
  return /^[^\s@[\]()<>,;:\\"]+$/u.test(domain) && domain.split('.').every((part) => /^[^-].*[^-]$|^[^-]$/u.test(part));
}

/** RFC 3986, appendix A; with `ucs` the characters that RFC 3987 adds. */
function uriForms(ucs: string, priv: string) {
  const unreserved = `[\\w.~${ucs}-]`;
  const escaped = '%[\\dA-Fa-f]{2}';
  const sub = "[!$&'()*+,;=]";
  const pchar = `(?:${unreserved}|${escaped}|${sub}|[:@])`;
  const host = `(?:\\[[^\\[\\]]*\\]|(?:${unreserved}|${escaped}|${sub})*)`;
  const authority = `(?:(?:${unreserved}|${escaped}|${sub}|:)*@)?${host}(?::\\d*)?`;
  const noColon = `(?:${unreserved}|${escaped}|${sub}|@)+`;
  const abempty = `(?:/${pchar}*)*`;
  const tail = `(?:\\?(?:${pchar}|[/?${priv}])*)?(?:#(?:${pchar}|[/?])*)?`;
  const rooted = `/(?:${pchar}+(?:/${pchar}*)*)?`;
  const scheme = '[A-Za-z][A-Za-z\\d+.-]*:';
  const absolute = `${scheme}(?://${authority}${abempty}|${rooted}|${pchar}+(?:/${pchar}*)*|)${tail}`;
  const relative = `(?://${authority}${abempty}|${rooted}|${noColon}(?:/${pchar}*)*|)${tail}`;
  return {
    absolute: new RegExp(`^${absolute}$`, 'u'),
    reference: new RegExp(`^(?:${absolute}|${relative})$`, 'u'),
  };
}

const ucs = '\\u00a0-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\uffef\\u{10000}-\\u{efffd}';
const uri = uriForms('', '');
const iri = uriForms(ucs, '\\ue000-\\uf8ff\\u{f0000}-\\u{10fffd}');

/** What stands in brackets as the host is an IPv6 address, or one of the future. */
function hasRightHost(text: string): boolean {
  const [, literal] = /^(?:[^/?#]*:)?\/\/(?:[^/?#@]*@)?\[([^\]]*)\]/.exec(text) ?? [];
  return (
    literal === undefined || readIpv6(literal) !== undefined || /^[vV][\dA-Fa-f]+\.[\w.~!$&'()*+,;=:-]+$/.test(literal)
  );
}

const isUri =
  (form: RegExp) =>
  (text: string): boolean =>
    form.test(text) && hasRightHost(text);

/** RFC 6570 §2. */
const variable = '(?:\\w|%[\\dA-Fa-f]{2})(?:\\.?(?:\\w|%[\\dA-Fa-f]{2}))*(?::[1-9]\\d{0,3}|\\*)?';
const template = new RegExp(
  `^(?:[\\x21\\x23\\x24\\x26\\x28-\\x3b\\x3d\\x3f-\\x5b\\x5d\\x5f\\x61-\\x7a\\x7e${ucs}\\ue000-\\uf8ff]|%[\\dA-Fa-f]{2}|'|\\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\\})*$`,
  'u',
);

function isRegex(text: string): boolean {
  try {
    compiledPattern(text, 'u');
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const pointer = /^(?:\/(?:[^~/]|~[01])*)*$/;

/** The formats that are checked; the others are not. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isDateTime,
  date: isDate,
  time: isTime,
  duration: (text) => duration.test(text),
  email: (text) => isMailbox(text, false),
  'idn-email': (text) => isMailbox(text, true),
  hostname: isHostname,
  ipv4: (text) => readIpv4(text) !== undefined && /^\d+(?:\.\d+){3}$/.test(text),
  ipv6: (text) => /^[\dA-Fa-f:.]+$/.test(text) && readIpv6(text) !== undefined,
  uri: isUri(uri.absolute),
  'uri-reference': isUri(uri.reference),
  iri: isUri(iri.absolute),
  'iri-reference': isUri(iri.reference),
  'uri-template': (text) => template.test(text),
  uuid: (text) => /^[\dA-Fa-f]{8}-(?:[\dA-Fa-f]{4}-){3}[\dA-Fa-f]{12}$/.test(text),
  'json-pointer': (text) => pointer.test(text),
  'relative-json-pointer': (text) => /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/.test(text),
  regex: isRegex,
};
