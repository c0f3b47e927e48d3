import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { format, formatFile, minify, validate } from './engine.ts';
import french from './text.fr.ts';
import { text as words } from './text.ts';

/** `reason line:column`, and the line of the declaration that it is about; every fault has a sentence of its own. */
async function fault(text: string): Promise<string> {
  const result = await execute(format, { text });
  if (result.ok) return 'accepted';
  const { reason, line, column, declaredLine } = result.error.details;
  for (const locale of ['en', 'fr'] as const) {
    const sentence = describeError(
      locale === 'en' ? [words.en] : [french],
      locale,
      result.error.code,
      result.error.details,
    );
    expect(sentence).not.toMatch(/\{\w+\}|undefined|this is not well-formed|le document est mal formé/);
  }
  const declared = declaredLine === undefined ? '' : ` declared ${String(declaredLine)}`;
  return `${String(reason)} ${String(line)}:${String(column)}${declared}`;
}

/** A document with these declarations on line 2, and this root element on line 4. */
const withSubset = (declarations: string, root = '<a/>'): string => `<!DOCTYPE a [\n${declarations}\n]>\n${root}`;

const inSubset = (declarations: string): Promise<string> => fault(withSubset(declarations));

/** XML 1.0, fifth edition; the sections stand at the groups. */
describe('document type', () => {
  it.each([
    ['<!DOCTYPE a><a/>', 'accepted'],
    ['<!DOCTYPE a[]><a/>', 'accepted'],
    ['<!DOCTYPE  a  SYSTEM  "a.dtd"  [ ]  ><a/>', 'accepted'],
    [`<!DOCTYPE a PUBLIC '-//X//DTD "' "]>"[]><a/>`, 'bad-public-identifier 1:31'],
    [`<!DOCTYPE a PUBLIC "-//W3C//DTD XHTML 1.0//EN" ']>'><a/>`, 'accepted'],
    ['<!DOCTYPE a PUBLIC "p"><a/>', 'bad-doctype 1:23'],
    ['<!DOCTYPE a PUBLIC "p""s"><a/>', 'missing-space-before 1:23'],
    ['<!DOCTYPE a -- x -- []><a/>', 'bad-doctype 1:13'],
    ['<!DOCTYPE a [] x><a/>', 'bad-doctype 1:16'],
    ['<!DOCTYPE a [] %e; ><a/>', 'parameter-entity-in-declaration 1:16'],
    ['<!DOCTYPEa><a/>', 'missing-space-before 1:10'],
    ['<!DOCTYPE [ ]><a/>', 'bad-doctype 1:11'],
    ['<!DOCTYPE a [', 'unexpected-end 1:14'],
    ['<!DOCTYPE a [ <!-- ><a/>', 'unexpected-end 1:25'],
    ['<!DOCTYPE a [ <!ENTITY b "&#34;> ]><a/>', 'unclosed-quote 1:26'],
    ['<!DOCTYPE a [ <a/> ]><a/>', 'bad-subset 1:15'],
  ])('§2.8 %j: %s', async (text, expected) => {
    expect(await fault(text)).toBe(expected);
  });

  it.each([
    ['<!ELEMENT a EMPTY><!ELEMENT b ANY >', 'accepted'],
    ['<!ELEMENT a (b)><!ELEMENT b ( b? , ( c | d )* , e+ )+ >', 'accepted'],
    ['<!ELEMENT a (#PCDATA)><!ELEMENT b ( #PCDATA | c | d )*>', 'accepted'],
    ['<!ELEMENT a (#PCDATA)*>', 'accepted'],
    ['<!ELEMENT a (#PCDATA|b)>', 'bad-element-declaration 2:24'],
    ['<!ELEMENT a (b|#PCDATA)*>', 'bad-element-declaration 2:16'],
    ['<!ELEMENT a (#PCDATA|b?)*>', 'bad-element-declaration 2:23'],
    ['<!ELEMENT a (b, c | d)>', 'bad-element-declaration 2:19'],
    ['<!ELEMENT a (b, (c | d), (e | f))>', 'accepted'],
    ['<!ELEMENT a (b *)>', 'bad-element-declaration 2:16'],
    ['<!ELEMENT a (b) *>', 'bad-element-declaration 2:17'],
    ['<!ELEMENT a ()>', 'bad-element-declaration 2:14'],
    ['<!ELEMENT a (b))>', 'bad-element-declaration 2:16'],
    ['<!ELEMENT a (b & c)>', 'bad-element-declaration 2:16'],
    ['<!ELEMENT a(b)>', 'missing-space-before 2:12'],
    ['<!ELEMENT a CDATA>', 'bad-element-declaration 2:13'],
    ['<!ELEMENT 1a EMPTY>', 'bad-element-declaration 2:11'],
    ['<!ELEMENT a (%b;)>', 'parameter-entity-in-declaration 2:14'],
  ])('§3.2 %j: %s', async (declarations, expected) => {
    expect(await inSubset(declarations)).toBe(expected);
  });

  it.each([
    ['<!ATTLIST a><!ATTLIST a >', 'accepted'],
    [`<!ATTLIST a b CDATA #IMPLIED c ID #REQUIRED d IDREFS #FIXED 'x' e NMTOKEN "y">`, 'accepted'],
    ['<!ATTLIST a b (1 | -x|y ) "y" c NOTATION (n|m) #IMPLIED>', 'accepted'],
    ['<!ATTLIST a b (x,y) #IMPLIED>', 'bad-attribute-declaration 2:17'],
    ['<!ATTLIST a b NMTOKEN v1>', 'bad-attribute-declaration 2:23'],
    ['<!ATTLIST a b NAME #IMPLIED>', 'bad-attribute-declaration 2:15'],
    ['<!ATTLIST a b CDATA"x">', 'missing-space-before 2:20'],
    ['<!ATTLIST a b(x|y) #IMPLIED>', 'missing-space-before 2:14'],
    ['<!ATTLIST a b NOTATION(n) #IMPLIED>', 'missing-space-before 2:23'],
    ['<!ATTLIST a b CDATA #IMPLIEDc CDATA #IMPLIED>', 'missing-space-before 2:29'],
    ['<!ATTLIST a b CDATA #FIXED"x">', 'missing-space-before 2:27'],
    ['<!ATTLIST a b CDATA "<">', 'bare-less-than 2:22'],
    ['<!ATTLIST a b CDATA "a & b">', 'bare-ampersand 2:24'],
    ['<!ATTLIST a b CDATA "&#0;">', 'bad-reference 2:22'],
    ['<!ATTLIST a b CDATA "50 %">', 'accepted'],
  ])('§3.3 %j: %s', async (declarations, expected) => {
    expect(await inSubset(declarations)).toBe(expected);
  });

  it.each([
    ['<!ENTITY e "x"><!ENTITY % p "<!ELEMENT b ANY>"><!ENTITY f SYSTEM "f" NDATA n >', 'accepted'],
    ['<!ENTITY e "&undeclared; &#xE9; </b>">', 'accepted'],
    ['<!ENTITY e"x">', 'missing-space-before 2:11'],
    ['<!ENTITY% e "x">', 'missing-space-before 2:9'],
    ['<!ENTITY %e "x">', 'missing-space-before 2:11'],
    ['<!ENTITY e>', 'missing-space-before 2:11'],
    ['<!ENTITY e PUBLIC "p">', 'bad-entity-declaration 2:22'],
    ['<!ENTITY e PUBLIC "[" "s">', 'bad-public-identifier 2:20'],
    ['<!ENTITY e SYSTEM "s"NDATA n>', 'missing-space-before 2:22'],
    ['<!ENTITY % e SYSTEM "s" NDATA n>', 'bad-entity-declaration 2:25'],
    ['<!ENTITY e "x" -- c -->', 'bad-entity-declaration 2:16'],
    ['<!ENTITY e "a & b">', 'bare-ampersand 2:15'],
    ['<!ENTITY % e "&">', 'bare-ampersand 2:15'],
    ['<!ENTITY e "50 % of it">', 'bare-percent 2:16'],
    ['<!ENTITY e "%p;">', 'parameter-entity-in-declaration 2:13'],
    ['<!ENTITY e "&#x110000;">', 'bad-reference 2:13'],
    ['<!ENTITY #DEFAULT "x">', 'bad-entity-declaration 2:10'],
    ['<!NOTATION n SYSTEM "s"><!NOTATION m PUBLIC "p"><!NOTATION o PUBLIC "p" "s">', 'accepted'],
    ['<!NOTATION n>', 'missing-space-before 2:13'],
    ['<!NOTATION n "s">', 'bad-notation-declaration 2:14'],
  ])('§4.2, §4.7 %j: %s', async (declarations, expected) => {
    expect(await inSubset(declarations)).toBe(expected);
  });

  it.each([
    ['<!-- a > ] " b --><?p a > ] " b?>', 'accepted'],
    ['<!-- a -- b -->', 'bad-comment 2:8'],
    ['<?p?q?>', 'bad-target 2:4'],
    ['<?xml version="1.0"?>', 'bad-declaration 2:1'],
    ['<![INCLUDE[ ]]>', 'conditional-section 2:1'],
    ['<![CDATA[]]>', 'conditional-section 2:1'],
    ['<!ELEMENTS a ANY>', 'missing-space-before 2:10'],
    ['<!SHORTREF a>', 'bad-subset 2:1'],
    ['%p*;', 'bad-subset 2:3'],
    ['% p;', 'bad-subset 2:2'],
    ['%p', 'bad-subset 2:3'],
  ])('§2.5, §2.6, §3.4 %j: %s', async (declarations, expected) => {
    expect(await inSubset(declarations)).toBe(expected);
  });

  it('takes models nested deeply', async () => {
    const deep = `<!ELEMENT a ${'('.repeat(100_000)}b${')'.repeat(100_000)}>`;
    expect(await inSubset(deep)).toBe('accepted');
  });
});

describe('processing instructions (XML 1.0 §2.6)', () => {
  it.each([
    ['<?p?><a/>', 'accepted'],
    ['<?p.1 ?d??><a/>', 'accepted'],
    ['<?p? d?><a/>', 'bad-target 1:4'],
    ['<a><?p+d?></a>', 'bad-target 1:7'],
    ['<a><? ?></a>', 'bad-target 1:6'],
    ['<a/><?-p?>', 'bad-target 1:7'],
  ])('%j: %s', async (text, expected) => {
    expect(await fault(text)).toBe(expected);
  });
});

describe('entities', () => {
  it.each([
    [
      '<!ENTITY e "x &#60; &lt; <b c=\'&f;\'/> y"><!ENTITY f "&#38;#60;">',
      '<a>&e;</a>',
      'entity-content 4:4 declared 2',
    ],
    ['<!ENTITY e "x &lt; <b c=\'&f;\'/> y"><!ENTITY f "&#38;#60;">', '<a b="&f;">&e;</a>', 'accepted'],
    ['<!ENTITY e "</b><b>">', '<a><b>&e;</b></a>', 'entity-content 4:7 declared 2'],
    ['<!ENTITY e "<b>">', '<a>&e;</b></a>', 'entity-content 4:4 declared 2'],
    ['<!ENTITY e "<b>">', '<a/>', 'accepted'],
    ['<!ENTITY e "&#38;">', '<a>&e;#38;</a>', 'entity-content 4:4 declared 2'],
    ['<!ENTITY e "&#38;">', '<a b="&e;#38;"/>', 'entity-content 4:7 declared 2'],
    ['<!ENTITY e "]]>">', '<a>&e;</a>', 'entity-content 4:4 declared 2'],
    ['<!ENTITY e "]]>">', '<a b="&e;"/>', 'accepted'],
    ['<!ENTITY e "<?xml version=\'1.0\'?>">', '<a>&e;</a>', 'entity-content 4:4 declared 2'],
    ['<!ENTITY e "<!DOCTYPE b>">', '<a>&e;</a>', 'entity-content 4:4 declared 2'],
    ['<!ENTITY e "<b/>">', '<a b="&e;"/>', 'entity-less-than 4:7 declared 2'],
    ['<!ENTITY e "\'">', "<a b='&e;'/>", 'accepted'],
    ['<!ENTITY e SYSTEM "s">', '<a>&e;</a>', 'accepted'],
    ['<!ENTITY e SYSTEM "s">', '<a b="&e;"/>', 'external-entity-in-attribute 4:7 declared 2'],
    [
      '<!ENTITY e SYSTEM "s">\n<!ENTITY f "<b c=\'&e;\'/>">',
      '<a>&f;</a>',
      'external-entity-in-attribute 5:4 declared 2',
    ],
    ['<!ENTITY e SYSTEM "s" NDATA n>', '<a>&e;</a>', 'unparsed-entity 4:4 declared 2'],
    ['<!ENTITY e "&e;">', '<a/>', 'accepted'],
    ['<!ENTITY e "&f;">\n<!ENTITY f "<b>&e;</b>">', '<a>&f;</a>', 'entity-recursion 5:4 declared 3'],
    ['<!ENTITY e "&f;"><!ENTITY f "&e;">', '<a b="&e;"/>', 'entity-recursion 4:7 declared 2'],
    ['<!ENTITY e "&f;">', '<a>&e;</a>', 'undefined-in-entity 4:4 declared 2'],
    ['<!ENTITY e "x"><!ENTITY e "&e;">', '<a>&e;</a>', 'accepted'],
    ['<!ENTITY lt "&#38;#60;"><!ENTITY gt "&#62;">', '<a>&lt;&gt;</a>', 'accepted'],
    ['<!ENTITY lt "&#60;">', '<a>&lt;</a>', 'entity-content 4:4 declared 2'],
    ['<!ENTITY e "x">\n<!ATTLIST a b CDATA "&e;">', '<a/>', 'accepted'],
    ['<!ATTLIST a b CDATA "&e;">\n<!ENTITY e "x">', '<a/>', 'entity-declared-later 2:22'],
    ['<!ATTLIST a b CDATA "&e;">', '<a/>', 'undefined-entity 2:22'],
    ['<!ENTITY e "&e;"><!ATTLIST a b CDATA #FIXED "&e;">', '<a/>', 'entity-recursion 2:46 declared 2'],
    ['<!-- <!ENTITY e "x"> -->', '<a>&e;</a>', 'undefined-entity 4:4'],
  ])('§4.1, §4.3.2 %j in %j: %s', async (declarations, root, expected) => {
    expect(await fault(withSubset(declarations, root))).toBe(expected);
  });

  it('reads controls by their version of XML', async () => {
    const document = (version: string) =>
      `<?xml version="${version}"?>${withSubset('<!ENTITY e "<b>&#1;</b>">', '<a>&e;</a>')}`;
    expect(await fault(document('1.1'))).toBe('accepted');
    expect(await fault(document('1.0'))).toBe('bad-reference 2:16');
  });

  it('refuses none that an external declaration may add (§4.1, Entity Declared)', async () => {
    for (const text of [
      '<!DOCTYPE a PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "xhtml1-strict.dtd"><a b="&nbsp;">&nbsp;</a>',
      withSubset('<!ENTITY % p SYSTEM "p">%p;', '<a>&e;</a>'),
      withSubset('%p;', '<a>&e;</a>'),
      // What is declared after a parameter entity that is not read may have been declared by that one (§5.1).
      withSubset('%p;<!ENTITY e "</b>">', '<a>&e;</a>'),
      '<!DOCTYPE a SYSTEM "s" [<!ATTLIST a b CDATA "&e;">]><a/>',
      '<!DOCTYPE a SYSTEM "s" [<!ENTITY e "<b>&f;</b>">]><a>&e;</a>',
    ]) {
      expect(await fault(text)).toBe('accepted');
      expect(await execute(validate, { text })).toMatchObject({
        value: { wellFormed: true, notChecked: ['external-dtd'] },
      });
    }
    expect(await fault('<?xml version="1.0" standalone="yes"?><!DOCTYPE a SYSTEM "s"><a>&e;</a>')).toBe(
      'undefined-entity 1:65',
    );
    expect(await fault('<!DOCTYPE a SYSTEM "s" [<!ENTITY e "<b>">]><a>&e;</a>')).toBe('entity-content 1:47 declared 1');
  });

  it('reads parameter entities that have their text', async () => {
    const appendixD = `<!ENTITY % x '&#37;y;'><!ENTITY % y '&#60;!ENTITY tricky "&#60;b>" >' >%x;`;
    expect(await fault(withSubset(appendixD, '<a>&tricky;</a>'))).toBe('entity-content 4:4 declared 2');
    expect(await inSubset('<!ENTITY % p "<!ELEMENT b ANY> <?p?> <!-- c -->">%p; %p;')).toBe('accepted');
    expect(await inSubset('<!ENTITY % p "<!ELEMENT b">%p;')).toBe('bad-parameter-entity 2:28 declared 2');
    expect(await inSubset('<!ENTITY % p "]>">\n%p;')).toBe('bad-parameter-entity 3:1 declared 2');
    expect(await inSubset('<!ENTITY % p "&#37;p;">%p;')).toBe('entity-recursion 2:24 declared 2');
    expect(await inSubset('<!ENTITY % p "<![INCLUDE[<!ELEMENT b ANY>]]><![ IGNORE [ <![ x ]]> ]]>">%p;')).toBe(
      'accepted',
    );
    expect(await inSubset('<!ENTITY % p "<![INCLUDE[">%p;')).toBe('bad-parameter-entity 2:28 declared 2');
    expect(await inSubset('<!ENTITY % p "<![IGNORE[">%p;')).toBe('bad-parameter-entity 2:27 declared 2');
    const standalone = `<?xml version="1.0" standalone="yes"?>${withSubset('<!ENTITY % p "<!ENTITY e \'x\'>">%p;', '<a>&e;</a>')}`;
    expect(await fault(standalone)).toBe('undefined-entity 4:4');
  });

  it('names what is not read, and nothing else', async () => {
    const facts = { wellFormed: true, root: 'a', elements: 1, attributes: 0, maxDepth: 1, warnings: [] };
    const valueOf = async (text: string) => {
      const result = await execute(validate, { text });
      return result.ok && result.value;
    };
    expect(await valueOf(withSubset('<!ENTITY e SYSTEM "s"><!ENTITY % p "">%p;'))).toEqual(facts);
    const external = withSubset('<!ENTITY e SYSTEM "s">', '<a>&e;</a>');
    expect(await valueOf(external)).toEqual({ ...facts, notChecked: ['external-entities'] });
    expect(await valueOf(external.replace('a [', 'a SYSTEM "s" ['))).toEqual({
      ...facts,
      notChecked: ['external-dtd', 'external-entities'],
    });
    const file = await execute(formatFile, { file: new Blob([external]) });
    expect(file).toMatchObject({ ok: true, value: { notChecked: ['external-entities'] } });
  });

  it('keeps what a default of xml:space preserves (§2.10)', async () => {
    const text = withSubset(
      `<!ATTLIST p xml:space (default|preserve) 'preserve'>`,
      '<a><p> <b/> </p><p xml:space="default"> <b/></p></a>',
    );
    const result = await execute(minify, { text });
    expect(result.ok && result.value.split('>').slice(-9).join('>')).toContain(
      '<p> <b/> </p><p xml:space="default"><b/></p>',
    );
  });
});

/** Each takes far longer than the test may where entities are expanded, or where a text is read again from its start. */
describe('time', () => {
  const count = 50_000;
  const each = (part: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => part(index)).join('');
  it.each([
    [
      'doubling',
      `<!ENTITY e0 "x">${each((at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`)}`,
      `<a b="&e${count};">&e${count};</a>`,
    ],
    [
      'markup in a chain',
      `<!ENTITY e0 "x">${each((at) => `<!ENTITY e${at + 1} "<b c='1'>&e${at};</b>">`).slice(0, 400_000)}`.replace(
        /<[^>]*$/,
        '',
      ),
      '<a>&e5000;</a>',
    ],
    [
      'parameter entities in a chain',
      `<!ENTITY % e0 "">${each((at) => `<!ENTITY % e${at + 1} "&#37;e${at};">`)}%e${count};`,
      '<a/>',
    ],
    ['references to one', `<!ENTITY e "x">`, `<a>${'&e;'.repeat(count)}</a>`],
    ['groups', `<!ELEMENT a (${each((at) => `b${at},`)}b)>`, '<a/>'],
  ])('%s', async (_, declarations, root) => {
    expect(await fault(withSubset(declarations, root))).toBe('accepted');
  });

  it.each(['<!--', '<?p ', '"', "'", '<![', '<!', '%', '<!ENTITY ', '(', '&'])('%j over and over', async (sign) => {
    expect(await inSubset(sign.repeat(200_000))).not.toBe('accepted');
  });
});
