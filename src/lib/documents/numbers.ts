import { isInteger, type Float } from './value.ts';

/** JSON (RFC 8259 §6) and, but for its integers, TOML. */
const jsonGrammar = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
/** What YAML 1.1 and 1.2 read alike: with a dot, and a sign before the exponent. */
const yamlGrammar = /^-?(0|[1-9]\d*)\.\d+([eE][+-]\d+)?$/;
const anyNumber = /^(-?)0*(\d*)\.?(\d*)(?:[eE]([+-]?)(\d+))?$/;

/** The literal as every grammar takes it; for numbers beyond the doubles. */
function withAllParts(literal: string): string {
  const [, sign, whole, fraction, exponentSign, exponent] = anyNumber.exec(literal) ?? [];
  const power = exponent === undefined ? '' : `e${exponentSign || '+'}${exponent}`;
  return `${sign}${whole || 0}.${fraction || 0}${power}`;
}

/** The shortest digits that read back as the same double, as a float. */
function shortest(value: number): string {
  const digits = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(digits) ? digits : `${digits}.0`;
}

function literalFor(grammar: RegExp, { value, literal }: Float): string {
  const plain = literal.replaceAll('_', '').replace(/^\+/, '');
  if (grammar.test(plain)) return plain;
  return Number.isFinite(value) ? shortest(value) : withAllParts(plain);
}

/** The literal of a float that is not special, for JSON and TOML. */
export function jsonNumber(float: Float): string {
  return literalFor(jsonGrammar, float);
}

/** The literal of a float for YAML, special ones included. */
export function yamlNumber(float: Float): string {
  if (float.isSpecial) return Number.isNaN(float.value) ? '.nan' : float.value < 0 ? '-.inf' : '.inf';
  if (isInteger(float)) return float.literal;
  const literal = literalFor(yamlGrammar, float);
  return literal.includes('.') ? literal : literal.replace('e', '.0e');
}

/** The literal of a float for TOML, special ones included. */
export function tomlNumber(float: Float): string {
  if (!float.isSpecial) return jsonNumber(float);
  return Number.isNaN(float.value) ? 'nan' : float.value < 0 ? '-inf' : 'inf';
}

/** The words that JSON5 and CSV have for special floats. */
export function specialName({ value }: Float): 'NaN' | 'Infinity' | '-Infinity' {
  return Number.isNaN(value) ? 'NaN' : value < 0 ? '-Infinity' : 'Infinity';
}
