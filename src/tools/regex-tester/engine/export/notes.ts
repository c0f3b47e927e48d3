import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import type { Parsed } from '../pattern.ts';
import type { Language, Note } from './languages.ts';
import { holdsAt } from './modifiers.ts';
import { isRecentInGo, isScriptOfGo, propertyOf, type Property } from './properties.ts';
import { isAstral, isSurrogate, pairsIn, type Pair } from './surrogates.ts';
import { isBounded, isFixed, isFixedEach } from './widths.ts';

type Place = Pick<AST.NodeBase, 'start' | 'end' | 'raw'>;

/** Whether a match can skip the node. */
function isOptional(node: AST.Node): boolean {
  if (node.type === 'Quantifier') return node.min === 0;
  if (node.type === 'Alternative') return node.parent.alternatives.length > 1;
  return node.type === 'Assertion' && 'negate' in node && node.negate;
}

/** Whether JavaScript reads what stands in the node from right to left; .NET does the same, no other language does. */
function isBackward(node: AST.Node): boolean {
  let at: AST.Node | null = node;
  while (at && !(at.type === 'Assertion' && 'alternatives' in at)) at = at.parent;
  return at?.kind === 'lookbehind';
}

/** Whether a match that reaches the reference went through its group, in JavaScript and in the language alike. */
function passes(
  group: AST.CapturingGroup,
  reference: AST.Backreference,
  language: Language,
): 'never' | 'perhaps' | 'always' {
  let node: AST.Node = group;
  let canSkip = false;
  // Up to what both stand in.
  while (node.parent && (node.end <= reference.start || node.start >= reference.end)) {
    canSkip ||= isOptional(node);
    node = node.parent;
  }
  const isTurned = isBackward(node);
  const isFirst = group.start > reference.start === isTurned;
  if (node === group || !isFirst || (isTurned && language !== 'csharp')) return 'never';
  return canSkip ? 'perhaps' : 'always';
}

class Notes {
  readonly found: Note[] = [];

  constructor(
    private readonly language: Exclude<Language, 'javascript'>,
    private readonly flags: string,
    private readonly pairs: ReadonlyMap<AST.Node, Pair>,
  ) {}

  private add(severity: Note['severity'], code: string, { start, end, raw }: Place): void {
    this.found.push({ code, severity, start, end, raw });
  }
  private error(code: string, place: Place): void {
    this.add('error', code, place);
  }
  private warn(code: string, place: Place): void {
    this.add('warning', code, place);
  }
  private is(names: string): boolean {
    return names.split(' ').includes(this.language);
  }

  ofFlags(): void {
    if (this.flags.includes('y')) this.warn('sticky-flag', { start: 0, end: 0, raw: '' });
  }

  ofGroups({ groups }: Parsed): void {
    const seen = new Set<string>();
    for (const { name, node } of groups) {
      if (name === null) continue;
      if (seen.has(name)) this.error('duplicate-name', node);
      seen.add(name);
      // oxlint-disable-next-line no-control-regex
      if (/[$]|[^\0-\x7f]/.test(name) || (this.is('java') && name.includes('_'))) this.error('group-name', node);
    }
  }

  ofLookaround(node: AST.LookaroundAssertion): void {
    if (this.is('go')) this.error(node.kind, node);
    if (node.kind !== 'lookbehind') return;
    const isRefused = this.is('python') ? !isFixed(node) : this.is('php') && !isFixedEach(node);
    if (isRefused) this.error('variable-lookbehind', node);
    if (this.is('java') && !isBounded(node)) this.error('unbounded-lookbehind', node);
  }

  /** In JavaScript, a reference to a group that did not match matches as empty; elsewhere it fails or is refused. */
  ofBackreference(node: AST.Backreference): void {
    if (this.is('go')) this.error('backreference', node);
    else if (!node.ambiguous) {
      const passed = passes(node.resolved, node, this.language);
      if (passed === 'never') this.error('unset-group', node);
      else if (passed === 'perhaps') this.warn('unset-group', node);
    }
  }

  ofEdge(node: AST.EdgeAssertion): void {
    if (holdsAt(node, 'multiline', this.flags)) this.warn('anchor-line-breaks', node);
  }

  /** Letters of Unicode are word characters there; in PHP with the modifier u, which the code always has. */
  ofWord(node: Place): void {
    if (this.is('python csharp php')) this.warn('unicode-classes', node);
  }

  private knows(property: Property): boolean {
    if (property.kind === 'other' || this.is('python')) return false;
    if (property.kind === 'category') return !this.is('csharp') || property.name !== 'LC';
    return !this.is('csharp') && (!this.is('go') || isScriptOfGo(property.name));
  }

  ofSet(node: AST.CharacterSet): void {
    if (node.kind === 'any' && !holdsAt(node, 'dotAll', this.flags)) this.warn('dot-line-breaks', node);
    if (node.kind === 'space') this.warn('space-class', node);
    if (node.kind === 'word') this.ofWord(node);
    if (node.kind === 'property') this.ofProperty(node);
  }

  private ofProperty(node: AST.UnicodePropertyCharacterSet): void {
    const property = propertyOf(node.key, node.value);
    if (!this.knows(property)) this.error('unicode-property', node);
    else if (this.is('go') && isRecentInGo(property)) this.warn('recent-property', node);
  }

  ofClass(node: AST.CharacterClass): void {
    if (node.parent.type === 'CharacterClass' || node.parent.type.startsWith('Class')) this.error('set-notation', node);
  }

  ofSetNotation(node: Place): void {
    this.error('set-notation', node);
  }

  ofCharacter(node: AST.Character): void {
    const isInClass = node.parent.type === 'CharacterClass' || node.parent.type === 'CharacterClassRange';
    if (this.is('csharp') && isInClass && isAstral(node.value)) this.error('class-of-surrogates', node);
    this.ofSurrogate(node);
  }

  /** An escape of half a character, which is there in a text of UTF-16 units, or alone in one of code points. */
  private ofSurrogate(node: AST.Character): void {
    if (!isSurrogate(node.value) || !node.raw.startsWith('\\') || this.pairs.has(node)) return;
    const isFound = this.is('csharp') || (this.is('java python') && /[uv]/.test(this.flags));
    if (!isFound) this.error('surrogate', node);
  }

  /** Without u and v JavaScript sees two units where all others see one character. */
  ofUnits(pattern: string): void {
    if (/[uv]/.test(this.flags)) return;
    for (const { 0: raw, index } of pattern.matchAll(/[\u{10000}-\u{10FFFF}]/gu)) {
      this.warn('code-units', { start: index, end: index + raw.length, raw });
    }
  }
}

/** What the language reads otherwise, by place, then by code. */
export function notesFor(language: Exclude<Language, 'javascript'>, parsed: Parsed, flags: string): Note[] {
  const notes = new Notes(language, flags, pairsIn(parsed.ast));
  notes.ofFlags();
  notes.ofGroups(parsed);
  notes.ofUnits(parsed.ast.raw);
  visitRegExpAST(parsed.ast, {
    onAssertionEnter: (node) => {
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') notes.ofLookaround(node);
      else if (node.kind === 'word') notes.ofWord(node);
      else notes.ofEdge(node);
    },
    onBackreferenceEnter: (node) => notes.ofBackreference(node),
    onCharacterSetEnter: (node) => notes.ofSet(node),
    onCharacterClassEnter: (node) => notes.ofClass(node),
    onExpressionCharacterClassEnter: (node) => notes.ofSetNotation(node.expression),
    onClassStringDisjunctionEnter: (node) => notes.ofSetNotation(node),
    onCharacterEnter: (node) => notes.ofCharacter(node),
  });
  return notes.found;
}
