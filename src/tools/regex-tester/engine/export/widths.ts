import type { AST } from '@eslint-community/regexpp';

/** How many characters every match of these elements has; undefined where that varies. */
function widthOfAll(elements: readonly AST.Element[]): number | undefined {
  let total = 0;
  for (const element of elements) {
    const width = widthOf(element);
    if (width === undefined) return undefined;
    total += width;
  }
  return total;
}

function widthOf(element: AST.Element): number | undefined {
  switch (element.type) {
    case 'Assertion':
      return 0;
    case 'Backreference':
      return undefined;
    case 'Quantifier': {
      const inner = widthOf(element.element);
      return element.min === element.max && inner !== undefined ? inner * element.min : undefined;
    }
    case 'CapturingGroup':
    case 'Group':
      return commonWidth(element.alternatives);
    default:
      return 1;
  }
}

/** The width that all alternatives share. */
function commonWidth(alternatives: readonly AST.Alternative[]): number | undefined {
  const [first, ...others] = alternatives.map(({ elements }) => widthOfAll(elements));
  return others.every((width) => width === first) ? first : undefined;
}

/** Python: every alternative has the same fixed width. */
export const isFixed = ({ alternatives }: AST.LookbehindAssertion): boolean => commonWidth(alternatives) !== undefined;

/** PCRE: every alternative has a fixed width of its own. */
export const isFixedEach = ({ alternatives }: AST.LookbehindAssertion): boolean =>
  alternatives.every(({ elements }) => widthOfAll(elements) !== undefined);

/** Java: nothing in it repeats without an end. */
export const isBounded = ({ alternatives }: AST.LookbehindAssertion): boolean =>
  alternatives.every(({ elements }) => elements.every(isBoundedElement));

function isBoundedElement(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.max !== Infinity && isBoundedElement(element.element);
  if (element.type !== 'CapturingGroup' && element.type !== 'Group') return true;
  return element.alternatives.every(({ elements }) => elements.every(isBoundedElement));
}
