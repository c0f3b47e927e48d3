import { characterEntities } from 'character-entities';
import { characterEntitiesHtml4 } from 'character-entities-html4';

/** Initial lower case first, then alphabetical, which for names of ASCII letters and digits is by code unit. */
function byInitial(a: string, b: string): number {
  const isUpper = (name: string): boolean => name < 'a';
  return Number(isUpper(a)) - Number(isUpper(b)) || byCodeUnit(a, b);
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** HTML 4 has names that mean another character today: `lang` was U+2329. */
const isHtml4 = (name: string, character: string): boolean =>
  Object.hasOwn(characterEntitiesHtml4, name) && characterEntitiesHtml4[name] === character;

/** The preferred name first, then the others in code-unit order. */
function inOrder(names: readonly string[], character: string): readonly string[] {
  const [preferred] = names.toSorted(
    (a, b) => Number(isHtml4(b, character)) - Number(isHtml4(a, character)) || a.length - b.length || byInitial(a, b),
  );
  return [preferred as string, ...names.filter((name) => name !== preferred).toSorted(byCodeUnit)];
}

function invert(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, character] of Object.entries(characterEntities)) {
    const names = found.get(character);
    if (names) names.push(name);
    else found.set(character, [name]);
  }
  return new Map([...found].map(([character, names]) => [character, inOrder(names, character)]));
}

/** All names by what they stand for, one code point or two; without semicolons, the preferred one first. */
export const namesOf = invert();
