/** The sentences about a text that is not well-formed XML. */
export const xmlErrors = {
  'error.not-well-formed': 'The document is not well-formed.',
  'error.not-well-formed.wrong-end-tag': 'Expected </{expected}>, opened on line {openedLine}, but found </{found}>.',
  'error.not-well-formed.unexpected-end-tag': '</{found}> does not close any element.',
  'error.not-well-formed.unclosed-element':
    'The text ends here, but <{expected}>, opened on line {openedLine}, is not closed.',
  'error.not-well-formed.several-roots':
    '<{name}> is a second root element; a document has only one. Put them all in one element.',
  'error.not-well-formed.text-outside-root': 'There is text outside the root element. Move it inside, or remove it.',
  'error.not-well-formed.no-root': 'The document has no root element.',
  'error.not-well-formed.duplicate-attribute': 'The attribute “{name}” appears twice.',
  'error.not-well-formed.undefined-entity':
    '{found} is not declared. Write a numeric reference such as &#160;, or declare it.',
  'error.not-well-formed.bad-reference':
    'This reference does not name a character that XML allows. Correct its number or remove it.',
  'error.not-well-formed.bare-ampersand': '& starts a reference. For the sign itself, write &amp;.',
  'error.not-well-formed.unexpected-end': 'The text ends in the middle of markup.',
  'error.not-well-formed.attribute-without-value': 'An attribute has no value. Write name="value".',
  'error.not-well-formed.unquoted-value': 'The value of an attribute must be in quotes.',
  'error.not-well-formed.missing-space': 'A space is missing between two attributes.',
  'error.not-well-formed.bad-name': '“{found}” is not allowed in a name.',
  'error.not-well-formed.bad-comment': 'A comment cannot contain --.',
  'error.not-well-formed.misplaced-doctype': 'A document type is allowed only once, before the root element.',
  'error.not-well-formed.bad-declaration':
    'The XML declaration is not valid. Write <?xml version="1.0" encoding="UTF-8"?> at the very start.',
  'error.not-well-formed.bad-instruction': 'This processing instruction is not valid.',
  'error.not-well-formed.cdata-end': ']]> is not allowed in text. Write ]]&gt;.',
  'error.not-well-formed.bad-tag': '“{found}” is not allowed here in a tag.',
  'error.not-well-formed.bare-less-than': '< opens a tag. For the sign itself, write &lt;.',
  'error.not-well-formed.forbidden-character': '“{found}” is not allowed here. Remove it.',
  'error.not-well-formed.missing-space-before': 'A space is missing before “{found}”.',
  'error.not-well-formed.bad-target':
    'A processing instruction needs a name right after <?, and a space after the name.',
  'error.not-well-formed.unclosed-quote': 'This quote is not closed.',
  'error.not-well-formed.bad-doctype': '“{found}” is not allowed here. Write <!DOCTYPE root SYSTEM "address" [ … ]>.',
  'error.not-well-formed.bad-subset': '“{found}” is not allowed between the declarations of the document type.',
  'error.not-well-formed.bad-element-declaration':
    '“{found}” is not allowed here. Write <!ELEMENT name (a, b?, (c | d)*)>, or EMPTY, ANY or (#PCDATA | a)* after the name.',
  'error.not-well-formed.bad-attribute-declaration':
    '“{found}” is not allowed here. Write <!ATTLIST element attribute CDATA "value">, or #IMPLIED or #REQUIRED instead of the value.',
  'error.not-well-formed.bad-entity-declaration':
    '“{found}” is not allowed here. Write <!ENTITY name "text"> or <!ENTITY name SYSTEM "address">.',
  'error.not-well-formed.bad-notation-declaration':
    '“{found}” is not allowed here. Write <!NOTATION name SYSTEM "address">.',
  'error.not-well-formed.bad-public-identifier': '“{found}” is not allowed in a public identifier.',
  'error.not-well-formed.bare-percent': '% starts a reference to a parameter entity. For the sign itself, write &#37;.',
  'error.not-well-formed.parameter-entity-in-declaration':
    'A parameter entity is not allowed here. In the document itself it can only be between declarations, never inside one.',
  'error.not-well-formed.bad-parameter-entity':
    'The text of {found}, declared on line {declaredLine}, does not consist of complete, valid declarations.',
  'error.not-well-formed.conditional-section':
    'Sections with <![ are only allowed in an external DTD. Remove this one.',
  'error.not-well-formed.entity-declared-later':
    '{found} is declared further down. Move its declaration above this one.',
  'error.not-well-formed.undefined-in-entity':
    'The text of {found}, declared on line {declaredLine}, refers to {inner}, which is not declared.',
  'error.not-well-formed.entity-recursion':
    '{found}, declared on line {declaredLine}, refers to itself, directly or through other entities.',
  'error.not-well-formed.entity-content':
    'The text of {found}, declared on line {declaredLine}, is not well-formed by itself. It must close what it opens, and its references must be complete.',
  'error.not-well-formed.entity-less-than':
    'The text of {found}, declared on line {declaredLine}, contains <, which is not allowed in the value of an attribute.',
  'error.not-well-formed.external-entity-in-attribute':
    '{found}, declared on line {declaredLine}, is an external entity; the value of an attribute cannot refer to one.',
  'error.not-well-formed.unparsed-entity':
    '{found}, declared on line {declaredLine}, is unparsed data (NDATA); only an attribute of type ENTITY can name it.',
} as const;
