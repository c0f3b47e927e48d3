export const draftNames = ['draft-04', 'draft-07', '2019-09', '2020-12'] as const;
export type DraftName = (typeof draftNames)[number];

const uris: Readonly<Record<string, DraftName>> = {
  'http://json-schema.org/draft-04/schema': 'draft-04',
  'http://json-schema.org/draft-07/schema': 'draft-07',
  'https://json-schema.org/draft/2019-09/schema': '2019-09',
  'https://json-schema.org/draft/2020-12/schema': '2020-12',
};

export const metaUri = (draft: DraftName): string => Object.keys(uris).find((uri) => uris[uri] === draft) ?? '';

/** The draft that a `$schema` names; an empty fragment does not matter. */
export const draftOf = (schema: string): DraftName | undefined => {
  const uri = schema.replace(/#$/, '');
  return Object.hasOwn(uris, uri) ? uris[uri] : undefined;
};

const lists = {
  common:
    '$schema $ref title description default type enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxProperties minProperties required properties patternProperties additionalProperties items allOf anyOf oneOf not format definitions',
  'draft-04': 'id additionalItems dependencies',
  'draft-07':
    '$id $comment examples readOnly writeOnly additionalItems dependencies const contains propertyNames if then else contentMediaType contentEncoding',
  '2019-09':
    '$id $comment $anchor $recursiveRef $recursiveAnchor $vocabulary $defs examples readOnly writeOnly deprecated additionalItems unevaluatedItems unevaluatedProperties const contains minContains maxContains propertyNames if then else dependentRequired dependentSchemas contentMediaType contentEncoding contentSchema',
  '2020-12':
    '$id $comment $anchor $dynamicRef $dynamicAnchor $vocabulary $defs examples readOnly writeOnly deprecated prefixItems unevaluatedItems unevaluatedProperties const contains minContains maxContains propertyNames if then else dependentRequired dependentSchemas contentMediaType contentEncoding contentSchema',
} as const;

const known = new Map<DraftName, ReadonlySet<string>>();

/** The keywords of a draft, the same set on every call; `definitions` is one of all. */
export function keywordsOf(draft: DraftName): ReadonlySet<string> {
  let keywords = known.get(draft);
  if (!keywords) known.set(draft, (keywords = new Set(`${lists.common} ${lists[draft]}`.split(' '))));
  return keywords;
}

export const allKeywords: ReadonlySet<string> = new Set(Object.values(lists).flatMap((list) => list.split(' ')));

/** Where schemas stand inside a schema: a schema, a list of them, or a table of them. */
const inside = {
  one: 'additionalProperties additionalItems contains propertyNames not if then else unevaluatedItems unevaluatedProperties contentSchema items',
  list: 'allOf anyOf oneOf prefixItems items',
  table: 'properties patternProperties definitions $defs dependentSchemas dependencies',
} as const;

export const schemaKeywords = {
  one: new Set(inside.one.split(' ')),
  list: new Set(inside.list.split(' ')),
  table: new Set(inside.table.split(' ')),
} as const;
