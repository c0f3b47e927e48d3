import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();
/** So much of a text shows that it is an archive. */
const start = 4096;
const fewestWords = 5;
/** A JWT, a token in a header, or a password in a URL. */
const credential =
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.|\bauthorization["']?\s*[:=]\s*["']?(?:bearer|basic|token)\s+[\w~+/.-]{8,}|\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s:/@]{1,100}:[^\s:/@]{1,100}@/i;

/** A line of a trace of Java, .NET, JavaScript or Python. */
const traceLine =
  /^[ \t]{1,16}at \S.{0,300}(?:\)|:\d+)$|^Traceback \(most recent call last\):|^[ \t]{1,16}File "[^"\n]{1,300}", line \d/m;
/** What the tool masks, and not a version: `express@4.18.2`, `core-5.3.2.1.jar`. */
const address =
  /[\w.+-]{1,64}@(?!example\.)[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.[a-z]{2,}\b|(?<![\w.-])(?!127\.|0\.)\d{1,3}(?:\.\d{1,3}){3}(?![\w.-])/i;

/** A line of a log: with the time of day. */
const timed = /\d\d:\d\d:\d\d/;
const fewestLogged = 2;

export const recognise: Recogniser = ({ text }) => {
  const head = text.slice(0, start);
  const isHar = /^\s*\{/.test(head) && head.includes('"log"') && head.includes('"entries"');
  const isKey = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----/.test(text);
  // A log or a message: a credential alone is for the tools that read it.
  const hasCredential = () => head.split(/\s+/, fewestWords).length === fewestWords && credential.test(text);
  if (!isHar && !isKey && !hasCredential()) {
    const logged = head.split('\n').filter((line) => timed.test(line) && address.test(line)).length;
    if (logged >= fewestLogged)
      return [{ op: 'data-masker/mask', input: { text }, score: 55, kind: 'container', reason: because('log') }];
    if (!traceLine.test(head) || !address.test(head)) return [];
    return [{ op: 'data-masker/mask', input: { text }, score: 52, kind: 'container', reason: because('trace') }];
  }
  // Of a text that is a key and nothing else other tools say more.
  const score = isHar ? 97 : 60;
  const reason = because(isHar ? 'har' : isKey ? 'key' : 'credential');
  return [{ op: 'data-masker/mask', input: { text }, score, kind: 'container', reason }];
};
