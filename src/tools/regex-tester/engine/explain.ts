import type { AST } from '@eslint-community/regexpp';
import { parse, type Parsed } from './pattern.ts';

interface Placed {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly children: readonly Node[];
}

/** What a node is, beside its place and its children. */
type Facts =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'any'; readonly lineBreaks: boolean }
  | { readonly type: 'class'; readonly negated: boolean }
  | { readonly type: 'range'; readonly from: string; readonly to: string }
  | {
      readonly type: 'set';
      readonly set: 'digit' | 'space' | 'word' | 'property';
      readonly negated: boolean;
      readonly property: string | null;
    }
  | { readonly type: 'intersection' | 'subtraction' | 'alternative' }
  | { readonly type: 'strings'; readonly values: readonly string[] }
  | { readonly type: 'start' | 'end'; readonly multiline: boolean }
  | { readonly type: 'word-boundary' | 'lookahead' | 'lookbehind'; readonly negated: boolean }
  | { readonly type: 'capture'; readonly number: number; readonly name: string | null }
  | { readonly type: 'group'; readonly add: string; readonly remove: string }
  | { readonly type: 'backreference'; readonly name: string | null; readonly numbers: readonly number[] }
  | { readonly type: 'quantifier'; readonly min: number; readonly max: number | null; readonly greedy: boolean };

export type Node = Facts & Placed;
export type NodeType = Node['type'];

export interface Explanation {
  readonly flags: readonly string[];
  readonly groupCount: number;
  readonly groupNames: readonly string[];
  readonly nodes: readonly Node[];
}

/** The flags that hold at a place: modifiers change them. */
interface Scope {
  readonly dotAll: boolean;
  readonly multiline: boolean;
}

const textOf = ({ value }: AST.Character): string => String.fromCodePoint(value);

class Explainer {
  private readonly numbers: ReadonlyMap<AST.CapturingGroup, number>;

  constructor({ groups }: Parsed) {
    this.numbers = new Map(groups.map(({ node, number }) => [node, number]));
  }

  branches(alternatives: readonly AST.Alternative[], scope: Scope): Node[] {
    const [only, second] = alternatives;
    if (only && !second) return this.sequence(only.elements, scope);
    return alternatives.map((one) => node(one, { type: 'alternative' }, this.sequence(one.elements, scope)));
  }

  private sequence(elements: readonly AST.Element[], scope: Scope): Node[] {
    const nodes: Node[] = [];
    for (const element of elements) {
      const made = this.element(element, scope);
      const before = nodes.at(-1);
      if (made.type === 'literal' && before?.type === 'literal') {
        const text = before.text + made.text;
        nodes[nodes.length - 1] = { ...before, end: made.end, raw: before.raw + made.raw, text };
      } else nodes.push(made);
    }
    return nodes;
  }

  private element(element: AST.Element, scope: Scope): Node {
    switch (element.type) {
      case 'Character':
        return node(element, { type: 'literal', text: textOf(element) });
      case 'CharacterSet':
        if (element.kind === 'any') return node(element, { type: 'any', lineBreaks: scope.dotAll });
        return setNode(element);
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return classNode(element);
      case 'Quantifier': {
        const { min, max, greedy } = element;
        const facts = { type: 'quantifier', min, max: max === Infinity ? null : max, greedy } as const;
        return node(element, facts, [this.element(element.element, scope)]);
      }
      case 'CapturingGroup': {
        const facts = { type: 'capture', number: this.numbers.get(element) ?? 0, name: element.name } as const;
        return node(element, facts, this.branches(element.alternatives, scope));
      }
      case 'Group':
        return this.group(element, scope);
      case 'Backreference': {
        const { ref, resolved } = element;
        const numbers = [resolved].flat().map((group) => this.numbers.get(group) ?? 0);
        return node(element, { type: 'backreference', name: typeof ref === 'string' ? ref : null, numbers });
      }
      case 'Assertion':
        return this.assertion(element, scope);
    }
  }

  private group(group: AST.Group, scope: Scope): Node {
    const { add, remove } = group.modifiers ?? { add: null, remove: null };
    const inner = {
      dotAll: (scope.dotAll || add?.dotAll === true) && remove?.dotAll !== true,
      multiline: (scope.multiline || add?.multiline === true) && remove?.multiline !== true,
    };
    const facts = { type: 'group', add: add?.raw ?? '', remove: remove?.raw ?? '' } as const;
    return node(group, facts, this.branches(group.alternatives, inner));
  }

  private assertion(assertion: AST.Assertion, scope: Scope): Node {
    switch (assertion.kind) {
      case 'start':
      case 'end':
        return node(assertion, { type: assertion.kind, multiline: scope.multiline });
      case 'word':
        return node(assertion, { type: 'word-boundary', negated: assertion.negate });
      default: {
        const facts = { type: assertion.kind, negated: assertion.negate };
        return node(assertion, facts, this.branches(assertion.alternatives, scope));
      }
    }
  }
}

function node(
  { start, end, raw }: Pick<AST.NodeBase, 'start' | 'end' | 'raw'>,
  facts: Facts,
  children: readonly Node[] = [],
): Node {
  const { type, ...rest } = facts;
  return { type, start, end, raw, ...rest, children } as Node;
}

function setNode(element: AST.EscapeCharacterSet | AST.UnicodePropertyCharacterSet): Node {
  const { kind, negate } = element;
  const property = kind === 'property' ? element.raw.slice(3, -1) : null;
  return node(element, { type: 'set', set: kind, negated: negate, property });
}

function classNode(element: AST.CharacterClass | AST.ExpressionCharacterClass): Node {
  const members = element.type === 'CharacterClass' ? element.elements : [element.expression];
  return node(element, { type: 'class', negated: element.negate }, members.map(memberNode));
}

/** The operands of `a--b--c`, which the tree has as `(a--b)--c`. */
function operandsOf(expression: AST.ClassIntersection | AST.ClassSubtraction): AST.ClassSetOperand[] {
  const { left, right } = expression;
  const isChain = left.type === 'ClassIntersection' || left.type === 'ClassSubtraction';
  return [...(isChain ? operandsOf(left) : [left]), right];
}

type Member = AST.CharacterClassElement | AST.ClassSetOperand | AST.ClassIntersection | AST.ClassSubtraction;

function memberNode(member: Member): Node {
  switch (member.type) {
    case 'Character':
      return node(member, { type: 'literal', text: textOf(member) });
    case 'CharacterClassRange':
      return node(member, { type: 'range', from: textOf(member.min), to: textOf(member.max) });
    case 'CharacterSet':
      return setNode(member);
    case 'ClassStringDisjunction': {
      const values = member.alternatives.map(({ elements }) => elements.map(textOf).join(''));
      return node(member, { type: 'strings', values });
    }
    case 'ClassIntersection':
    case 'ClassSubtraction': {
      const type = member.type === 'ClassIntersection' ? 'intersection' : 'subtraction';
      return node(member, { type }, operandsOf(member).map(memberNode));
    }
    default:
      return classNode(member);
  }
}

/** The pattern as a tree of what it says, in source order. */
export function explainPattern(pattern: string, flags: string): Explanation {
  const parsed = parse(pattern, flags);
  const scope = { dotAll: flags.includes('s'), multiline: flags.includes('m') };
  return {
    flags: [...flags].toSorted(),
    groupCount: parsed.groups.length,
    groupNames: parsed.names,
    nodes: new Explainer(parsed).branches(parsed.ast.alternatives, scope),
  };
}
