import { codePointAt } from '../code-point.ts';
import { loadProperties, type Properties } from './properties.ts';
import { Runs } from './runs.ts';

/** What UTS #39 asks of a character, whatever the runtime knows: Unicode 17.0, look-alikes of Unicode 13.0. */
export interface Security extends Properties {
  /** Script_Extensions; Common and Inherited as they are. */
  scriptsOf(point: number): readonly string[];
  isIgnorable(point: number): boolean;
  isEmoji(point: number): boolean;
  isPictographic(point: number): boolean;
  /** The prototype of a character, itself if it has no other. */
  prototypeOf(character: string): string;
}

async function load(): Promise<Security> {
  const [properties, { default: security }, { default: confusables }] = await Promise.all([
    loadProperties(),
    import('./data/security.json'),
    import('./data/confusables.json'),
  ]);
  const extensions = new Runs(security.extensions);
  const flags = new Runs(security.flags);
  const prototypes = new Map(
    confusables.pairs.map((pair) => {
      const character = String.fromCodePoint(codePointAt(pair) ?? 0);
      return [character, pair.slice(character.length)] as const;
    }),
  );
  return {
    ...properties,
    scriptsOf: (point) => (extensions.of(point) || properties.script.of(point)).split('+'),
    isIgnorable: (point) => flags.of(point).includes('D'),
    isEmoji: (point) => flags.of(point).includes('E'),
    isPictographic: (point) => flags.of(point).includes('P'),
    prototypeOf: (character) => prototypes.get(character) ?? character,
  };
}

let loading: Promise<Security> | undefined;

/** The tables, unpacked once. */
export function loadSecurity(): Promise<Security> {
  loading ??= load();
  return loading;
}

/** UTS #39 §4, `internalSkeleton`: two texts that look alike have the same one. */
export function skeletonOf(text: string, { isIgnorable, prototypeOf }: Security): string {
  let mapped = '';
  for (const character of text.normalize('NFD'))
    if (!isIgnorable(codePointAt(character) ?? 0)) mapped += prototypeOf(character);
  return mapped.normalize('NFD');
}
