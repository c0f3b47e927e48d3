import { all, create, type BigNumber, type Complex, type MathJsInstance, type Matrix, type Unit } from 'mathjs';

/** Calculates with decimals of 64 significant digits, and compares them but for the last ones. */
export const math: MathJsInstance = create(all ?? {}, {
  number: 'BigNumber',
  precision: 64,
  relTol: 1e-60,
  absTol: 0,
});

type Table = Readonly<Record<string, ((...args: unknown[]) => unknown) & { readonly rawArgs?: boolean }>>;
const plain = math as unknown as Table;
/** The same functions, with indexes that count from 1. */
const fromOne = (math as unknown as { readonly expression: { readonly mathWithTransform: Table } }).expression
  .mathWithTransform;

/** A function of the library as expressions see it. */
export function libraryFunction(name: string): (...args: unknown[]) => unknown {
  const found = fromOne[name];
  return (found && !found.rawArgs ? found : plain[name]) as (...args: unknown[]) => unknown;
}

/** A constant of the library: `pi`, `e`, `i`, `speedOfLight`. */
export function libraryConstant(name: string): unknown {
  if (!Object.hasOwn(fromOne, name)) return undefined;
  const value: unknown = fromOne[name];
  return isBig(value) || math.isComplex(value) || math.isUnit(value) ? value : undefined;
}

export const isBig = (value: unknown): value is BigNumber => math.isBigNumber(value);
export const isMatrix = (value: unknown): value is Matrix => math.isMatrix(value);
export const isComplex = (value: unknown): value is Complex => math.isComplex(value);
export const isUnit = (value: unknown): value is Unit => math.isUnit(value);

/** A double as a decimal: to 15 digits, which leaves no trace of binary fractions. */
export function toBig(value: number): BigNumber {
  return math.bignumber(Number.isFinite(value) ? value.toPrecision(15) : value);
}

let ask = (): void => undefined;

/** Asks the clock before every operation of decimals as well: one function of the library can make very many. */
export function watch(tick: () => void): void {
  ask = tick;
}

/** Never within an operation, which would leave the settings of all decimals changed. */
let isInside = false;
const { prototype } = (math as unknown as { readonly BigNumber: { readonly prototype: Record<string, unknown> } })
  .BigNumber;
for (const [name, operation] of Object.entries(Object.getPrototypeOf(prototype) as object)) {
  if (name === 'constructor' || typeof operation !== 'function') continue;
  prototype[name] = function watched(this: unknown, ...args: unknown[]): unknown {
    if (isInside) return Reflect.apply(operation, this, args);
    ask();
    isInside = true;
    try {
      return Reflect.apply(operation, this, args);
    } finally {
      isInside = false;
    }
  };
}

const { Unit: units } = math as unknown as {
  readonly Unit: {
    isValuelessUnit(name: string): boolean;
    readonly UNIT_SYSTEMS: { readonly auto: Record<string, unknown> };
  };
};

/** A unit without a value, such as `km`; undefined when there is none of that name. */
export function unitOf(name: string): Unit | undefined {
  return units.isValuelessUnit(name) ? math.unit(name) : undefined;
}

/** The unit that results of each dimension are written in: the library remembers the last one that it read. */
export type UnitChoice = Readonly<Record<string, unknown>>;

export const unitChoice = (): UnitChoice => ({ ...units.UNIT_SYSTEMS.auto });

export function chooseUnits(choice: UnitChoice): void {
  const { auto } = units.UNIT_SYSTEMS;
  for (const dimension of Object.keys(auto)) delete auto[dimension];
  Object.assign(auto, choice);
}

export const firstUnits = unitChoice();
