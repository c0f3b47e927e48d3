import { countGraphemes, isSimple, segments } from '#lib/segment.ts';

/** GSM 03.38 (3GPP TS 23.038): the basic alphabet, and the extension whose characters take two places. */
const gsmBasic = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€\f]*$/u;
const gsmExtension = /[\^{}\\[~\]|€\f]/gu;

/** Posts of X: what they weigh is in the open configuration of twitter-text 3. */
const lightWeight = /[\t\n\r -\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const address = /https?:\/\/[^\s]+/gu;
const addressWeight = 23;

/** The characters of a line. A segment costs microseconds: most lines need none. */
function* charactersOf(line: string): Generator<string> {
  if (isSimple(line)) yield* line;
  else for (const { segment } of segments(line, 'grapheme')) yield segment;
}

function weighPost(text: string): number {
  let weight = 0;
  let rest = '';
  let end = 0;
  for (const { 0: link, index } of text.matchAll(address)) {
    weight += addressWeight;
    rest += text.slice(end, index);
    end = index + link.length;
  }
  rest = (rest + text.slice(end)).normalize('NFC');
  // Each unit of a line break weighs one, and no character reaches over it.
  weight += rest.replace(/[^\r\n]+/g, '').length;
  for (const line of rest.split(/[\r\n]+/)) {
    for (const character of charactersOf(line)) {
      if (emoji.test(character)) weight += 2;
      else for (const sign of character) weight += lightWeight.test(sign) ? 1 : 2;
    }
  }
  return weight;
}

export interface Limit {
  readonly name: 'sms' | 'x' | 'meta' | 'varchar';
  readonly used: number;
  readonly limit: number;
  /** Of a message: its alphabet. */
  readonly alphabet?: 'GSM-7' | 'UCS-2';
}

export function measureLimits(text: string): Limit[] {
  const isGsm = gsmBasic.test(text);
  const sms = isGsm
    ? { used: text.length + (text.match(gsmExtension)?.length ?? 0), limit: 160, alphabet: 'GSM-7' as const }
    : { used: text.length, limit: 70, alphabet: 'UCS-2' as const };
  return [
    { name: 'sms', ...sms },
    { name: 'x', used: weighPost(text), limit: 280 },
    { name: 'meta', used: countGraphemes(text.replace(/\r\n?/g, '\n')).all, limit: 155 },
    { name: 'varchar', used: new TextEncoder().encode(text).length, limit: 255 },
  ];
}
