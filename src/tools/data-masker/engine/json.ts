import type { Context } from '#core/operation.ts';
import { authSchemes } from '#lib/auth-schemes.ts';
import { decodeString, quote } from '#lib/json-scan/literal.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import { PositionCounter } from '#lib/json-scan/position.ts';
import { toText } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';
import { Pace } from '#lib/pace.ts';
import { isSecretName } from '#lib/secret-names.ts';
import { search } from './find.ts';
import { firstValue, kindInArchive, kindOfPair, queryValues, type Archive } from './har.ts';
import { isAuthHeader } from './headers.ts';
import { JsonWalk, type Step } from './json-walk.ts';
import type { Kind, Rule } from './kinds.ts';
import type { Place, Report } from './report.ts';
import { isCredible, isSecretPair } from './rules/pairs.ts';
import { isEmpty, isHarmless } from './rules/values.ts';

export interface JsonMasking {
  readonly rules: readonly Rule[];
  readonly numberRules: readonly Rule[];
  readonly kinds: ReadonlySet<Kind>;
  readonly allow: readonly string[];
  readonly report: Report;
  readonly archive: Archive;
  readonly removesBodies: boolean;
  readonly context: Context;
}

const scalars: ReadonlySet<Token> = new Set([Token.string, Token.number, Token.true, Token.false, Token.null]);

const scheme = new RegExp(String.raw`^(?:${authSchemes})[ \t]+`, 'i');

/** How many units of the literal stand before this unit of what it means. */
function rawUnits(literal: string, units: number): number {
  let at = 0;
  for (let left = units; left > 0; left--) at += literal[at] === '\\' ? (literal[at + 1] === 'u' ? 6 : 2) : 1;
  return at;
}

/** JSON, JSON Lines or an HTTP archive with what is found in its strings replaced; every other byte stays. */
export class JsonMasker {
  private readonly walk: JsonWalk;
  private readonly positions: PositionCounter;
  private readonly rules: readonly Rule[];
  /** Those for what a request sends. */
  private readonly formRules: readonly Rule[];
  private readonly allowed: ReadonlySet<string>;
  private readonly pieces: string[] = [];
  private copied = 0;
  /** The most recent string in a list, which may name the next one. */
  private named = { list: -1, index: -1, name: '' };

  constructor(
    private readonly bytes: Uint8Array,
    private readonly masking: JsonMasking,
  ) {
    this.walk = new JsonWalk(bytes);
    this.positions = new PositionCounter(bytes);
    const { rules, archive, kinds, allow } = masking;
    this.allowed = new Set(allow.map((value) => value.toLowerCase()));
    const byName = archive.isHar && kinds.has('secret-value');
    this.rules = byName ? [this.unlessAllowed(queryValues), ...rules] : rules;
    this.formRules = byName ? [this.unlessAllowed(firstValue), ...this.rules] : rules;
  }

  private unlessAllowed(rule: Rule): Rule {
    return (text) => [...rule(text)].filter(({ key }) => !this.allowed.has(key.toLowerCase()));
  }

  async mask(): Promise<string> {
    const { context, archive, removesBodies, report } = this.masking;
    const pace = new Pace(context, this.bytes.length);
    if (archive.isHar && !removesBodies) report.binaryBodies += archive.binary.size;
    for (let step = this.walk.next(); step; step = this.walk.next()) {
      if (step.token === Token.key) this.maskKey(step);
      else if (scalars.has(step.token)) this.maskScalar(step);
      if (pace.isDue(this.walk.at)) await pace.rest(this.walk.at);
    }
    this.pieces.push(toText(this.bytes, this.copied));
    return this.pieces.join('');
  }

  private put({ start, end }: Step, literal: string): void {
    this.pieces.push(toText(this.bytes, this.copied, start), literal);
    this.copied = end;
  }

  private maskKey(step: Step): void {
    const frame = this.walk.frames.at(-1);
    if (!frame) return;
    // Until it is masked, a name is not part of a path.
    frame.shownKey = undefined;
    const masked = this.maskText(step, frame.key, this.rules);
    frame.shownKey = masked ?? frame.key;
    if (masked === undefined) return;
    this.put(step, quote(masked));
  }

  private maskScalar(step: Step): void {
    const isString = step.token === Token.string;
    const value = isString ? decodeString(this.bytes, step.start, step.end) : toText(this.bytes, step.start, step.end);
    const kind = this.kindOf(step) ?? this.kindByName(step, value);
    if (isString) this.noteName(value);
    if (kind === 'body') {
      if (value !== '') this.put(step, quote(this.masking.report.nextBody()));
    } else if (kind !== undefined) {
      if (!this.allowed.has(value.toLowerCase())) this.put(step, quote(this.whole(step, kind, value)));
    } else if (step.token === Token.number || (isString && !this.isBinary())) {
      const rules = this.bodyOf === 'postData' ? this.formRules : this.rules;
      const masked = this.maskText(step, value, isString ? rules : this.masking.numberRules);
      if (masked !== undefined) this.put(step, quote(masked));
    }
  }

  /** The name of the member whose value this is, or an element of. */
  private get memberName(): string {
    return this.walk.frames.findLast(({ isObject }) => isObject)?.key ?? '';
  }

  /** Of which member of an archive the `text` is that is read. */
  private get bodyOf(): string {
    return this.walk.keyAbove(0) === 'text' ? this.walk.keyAbove(1) : '';
  }

  /** Is the whole value replaced, whatever it holds? */
  private kindOf(step: Step): Kind | 'body' | undefined {
    const { archive, kinds, removesBodies } = this.masking;
    if (archive.isHar) {
      const isBody = /^(?:postData|content)$/.test(this.bodyOf);
      if (isBody && removesBodies && step.token === Token.string) return 'body';
      const kind = kindInArchive(this.walk, archive);
      if (kind && kinds.has(kind)) return kind;
    }
    const { memberName } = this;
    // First: `Authorization` is a secret name too.
    const kind: Kind = step.token === Token.string && isAuthHeader(memberName) ? 'auth-header' : 'secret-value';
    return kinds.has(kind) && (kind === 'auth-header' || isSecretName(memberName)) ? kind : undefined;
  }

  /** Is it masked because of the name beside it, in an object or a list of two? Templates and small numbers are not. */
  private kindByName({ token, end }: Step, value: string): Kind | undefined {
    const isString = token === Token.string;
    if (isString ? isEmpty(value.replace(scheme, '')) : isHarmless(value)) return undefined;
    const kind = kindOfPair(this.walk, this.masking.archive) ?? (isString ? this.kindInList(value, end) : undefined);
    return kind && this.masking.kinds.has(kind) ? kind : undefined;
  }

  /** As in `[["Authorization", "Bearer …"]]`, and `rawHeaders` of Node, where names and values alternate. */
  private kindInList(value: string, end: number): Kind | undefined {
    const { frames } = this.walk;
    const top = frames.at(-1);
    const { list, index, name } = this.named;
    if (!top || top.isObject || list !== top.start || index !== top.index - 1 || index % 2 > 0) return undefined;
    const { memberName } = this;
    const isOfTwo = index === 0 && frames.at(-2)?.isObject === false && this.closesAt(end);
    const isOfHeaders = /^rawHeaders$/i.test(memberName) || (isOfTwo && /headers?$/i.test(memberName));
    if (!isCredible(name, value) && !(isOfHeaders && isSecretPair(name))) return undefined;
    return isAuthHeader(name) ? 'auth-header' : 'secret-value';
  }

  private closesAt(end: number): boolean {
    let at = end;
    while (/\s/.test(String.fromCharCode(this.bytes[at] ?? 0))) at++;
    return this.bytes[at] === 0x5d;
  }

  private noteName(name: string): void {
    const top = this.walk.frames.at(-1);
    if (top && !top.isObject) this.named = { list: top.start, index: top.index, name };
  }

  private isBinary(): boolean {
    const frame = this.walk.frames.at(-1);
    return frame?.key === 'text' && this.masking.archive.isHar && this.masking.archive.binary.has(frame.start);
  }

  private whole(step: Step, kind: Kind, value: string): string {
    const isString = step.token === Token.string;
    return this.masking.report.replace({ kind, name: null, key: value }, value, () => {
      const literal = toText(this.bytes, step.start, step.end);
      return this.placeOf(step, isString ? 1 : 0, literal.length - (isString ? 2 : 0));
    });
  }

  private maskText(step: Step, value: string, rules: readonly Rule[]): string | undefined {
    const { report } = this.masking;
    const { found, blocks } = search(value, rules);
    const quotes = step.token === Token.number ? 0 : 1;
    report.blocks += blocks;
    let masked = '';
    let last = 0;
    for (const each of found) {
      if (each.kept) continue;
      const replacement = report.replace(each, value.slice(each.from, each.to), () => {
        const literal = toText(this.bytes, step.start + quotes, step.end - quotes);
        const before = rawUnits(literal, each.from);
        return this.placeOf(step, before + quotes, rawUnits(literal.slice(before), each.to - each.from));
      });
      masked += value.slice(last, each.from) + replacement;
      last = each.to;
    }
    return last === 0 ? undefined : masked + value.slice(last);
  }

  private placeOf({ start }: Step, units: number, length: number): Place {
    const { line, column } = this.positions.positionOf(start);
    const steps = this.walk.frames.flatMap(({ isObject, shownKey, index }) => (isObject ? (shownKey ?? []) : index));
    return { line, column: column + units, path: toPointer(steps), length };
  }
}
