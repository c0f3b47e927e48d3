import type { Fate } from '../engine/fates.ts';
import type { Message } from '../engine/request.ts';

/** The flags that set an option, by the name that the engine calls it when a result has no place for it. */
const flagsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['insecure', ['-k', '--insecure']],
  ['followRedirects', ['-L', '--location']],
  ['timeout', ['-m', '--max-time']],
  ['connectTimeout', ['--connect-timeout']],
  ['proxy', ['-x', '--proxy', '--proxy1.0', '--socks4', '--socks4a', '--socks5', '--socks5-hostname']],
  ['compressed', ['--compressed']],
  ['httpVersion', ['--http1.1', '--http2', '--http2-prior-knowledge', '--http3', '--http3-only']],
  ['certificate', ['-E', '--cert']],
  ['key', ['--key']],
  ['ca', ['--cacert']],
]);

/** Does the flag set what has this name: an option, a header, the body or the authentication? */
function isSetBy({ code, flag, name }: Fate, wanted: string): boolean {
  if (code === 'option') return flagsOf.get(wanted)?.includes(flag) === true;
  return code === 'header' ? name?.toLowerCase() === wanted.toLowerCase() : code === wanted;
}

const keyOf = ({ code, flag, line }: Fate | Message): string => `${line} ${code} ${flag}`;

interface Told {
  readonly fates: readonly Fate[];
  /** What no fate says. */
  readonly others: readonly Message[];
}

/** Each flag once: what the result has no place for is said of the flag that sets it. */
export function toldOf(fates: readonly Fate[], messages: readonly Message[]): Told {
  const ofLine = new Map<number, Fate[]>();
  for (const fate of fates) {
    const known = ofLine.get(fate.line);
    if (known) known.push(fate);
    else ofLine.set(fate.line, [fate]);
  }
  const settersOf = ({ code, flag, line }: Message): readonly Fate[] => {
    if (code !== 'not-carried' || flag === null || flag.startsWith('-')) return [];
    return ofLine.get(line)?.filter((fate) => isSetBy(fate, flag)) ?? [];
  };
  const lost = new Set(messages.flatMap(settersOf));
  const shown = fates.map((fate): Fate => (lost.has(fate) ? { ...fate, code: 'not-carried', name: null } : fate));
  const told = new Set(shown.map(keyOf));
  return {
    fates: shown,
    others: messages.filter((message) => !told.has(keyOf(message)) && settersOf(message).length === 0),
  };
}
