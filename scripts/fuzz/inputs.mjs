import { highest, lowered } from './bounds.mjs';
import { alike } from './texts.mjs';
import { createRandom, seedOf } from './random.mjs';
import { mutatedValue, randomFields, randomValue } from './values.mjs';

/** The same value, but it asks for little of what is slow by contract. */
function lower(value, name = '') {
  if (typeof value === 'string') return lowered(value);
  if (typeof value === 'number') return Math.min(value, highest[name] ?? Infinity);
  if (Array.isArray(value)) return value.map((item) => lower(item));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lower(item, key)]));
}

/** Every choice and flag with every number at a bound, in turn. */
function combination(fields, number) {
  let rest = number;
  const take = (values) => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return value;
  };
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const { kind, choices, min, max } = field;
    if (kind === 'choice') return [[name, take(choices)]];
    if (kind === 'flag') return [[name, take([true, false])]];
    if (kind !== 'integer' && kind !== 'number') return [];
    const bounds = [min, max].filter((bound) => bound !== undefined);
    return bounds.length === 0 ? [] : [[name, take(bounds)]];
  });
  return Object.fromEntries(values);
}

/** Every field on its own: as in the example, nearly so, or something else. */
function crossed(source, fields, example) {
  const { pick, chance } = source.random;
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const given = name in example;
    if (!given && !field.needed && chance(0.6)) return [];
    const value = pick([
      () => (given ? example[name] : randomValue(source, field, name)),
      () => (given ? mutatedValue(source, example[name]) : randomValue(source, field, name)),
      () => randomValue(source, field, name),
      () =>
        typeof example[name] === 'string'
          ? alike(source.random, source.pool, example[name])
          : randomValue(source, field, name),
    ])();
    return [[name, value]];
  });
  return Object.fromEntries(values);
}

/**
 * The input of a case: seed, operation, number and the public examples make it, nothing else. `cases` is what `loadCases`
 * answers.
 */
export function inputOf({ seed, operation, number, cases }) {
  const random = createRandom(seedOf(`${seed} ${operation.id} ${number}`));
  const source = { random, pool: cases.pool, samples: cases.samples };
  const { input: fields } = operation;
  const examples = cases.examplesOf.get(operation.id) ?? [];
  const example = examples.length === 0 ? randomFields(source, fields) : random.pick(examples);
  const names = Object.keys(fields);
  if (names.length === 0) return random.chance(0.9) ? {} : { extra: 1 };
  const one = random.pick(names);
  const input = random.pick([
    () => mutatedValue(source, example),
    () => crossed(source, fields, example),
    () => crossed(source, fields, example),
    () => ({ ...example, [one]: randomValue(source, fields[one], one) }),
    () => ({ ...example, ...combination(fields, number) }),
    () => ({ ...mutatedValue(source, example), ...combination(fields, random.integer(0, 1e6)) }),
    () => randomFields(source, fields),
    () =>
      random.chance(0.1)
        ? { ...example, [random.pick(['__proto__', 'constructor', 'x'])]: 1 }
        : mutatedValue(source, example),
  ])();
  return lower(input);
}
