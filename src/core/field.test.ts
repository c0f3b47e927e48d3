import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectation } from './describe-field.ts';
import * as field from './field.ts';
import { jsonSchema } from './json-schema.ts';

const fields = {
  text: field.text(),
  token: field.secret('s3'),
  length: field.integer({ min: 1, max: 9 }, 4),
  ratio: field.number({ min: 0.5 }, 1),
  mode: field.choice(['a', 'b', 3], 'a'),
  urlSafe: field.flag(false),
  tags: field.list(field.text(), { max: 2 }, []),
  rows: field.list(field.group({ id: field.integer({ min: 1 }), label: field.text('-') }), {}, []),
  indent: field.either(field.integer({ min: 0, max: 8 }), field.choice(['tab']), 2),
  data: field.json(null),
  note: field.optional(field.text()),
};

function faultOf(draft: unknown, of: field.Fields = fields): field.InputFault {
  const checked = field.check(of, draft);
  if (checked.ok) throw new Error('accepted');
  return checked.fault;
}

describe('check', () => {
  it('fills in every default and leaves an absent optional field absent', () => {
    expect(field.check(fields, { text: '' })).toEqual({
      ok: true,
      value: {
        text: '',
        token: 's3',
        length: 4,
        ratio: 1,
        mode: 'a',
        urlSafe: false,
        tags: [],
        rows: [],
        indent: 2,
        data: null,
      },
    });
  });

  it('takes null for a nullable field, and gives it unless told', () => {
    const fields = { limit: field.nullable(field.integer({ min: 0, max: 9 })) };
    expect(field.check(fields, {})).toEqual({ ok: true, value: { limit: null } });
    expect(field.check(fields, { limit: null })).toEqual({ ok: true, value: { limit: null } });
    expect(field.check(fields, { limit: 3 })).toEqual({ ok: true, value: { limit: 3 } });
    expect(field.check(fields, { limit: 10 })).toMatchObject({
      ok: false,
      fault: { field: 'limit', problem: 'too-big' },
    });
    expect(jsonSchema(fields)).toMatchObject({ properties: { limit: { default: null } } });
  });
  it('takes exclusive bounds and multiples', () => {
    const fields = { rate: field.number({ above: 0 }, 1), bits: field.integer({ min: 8, max: 64, step: 8 }, 16) };
    expect(field.check(fields, { rate: Number.MIN_VALUE, bits: 64 })).toMatchObject({ ok: true });
    expect(faultOf({ rate: 0 }, fields)).toEqual({
      field: 'rate',
      problem: 'not-above',
      above: 0,
      expected: 'number > 0',
    });
    expect(faultOf({ bits: 12 }, fields)).toEqual({
      field: 'bits',
      problem: 'not-a-multiple',
      step: 8,
      expected: 'integer 8…64 (× 8)',
    });
    expect(jsonSchema(fields)).toMatchObject({
      properties: { rate: { exclusiveMinimum: 0 }, bits: { minimum: 8, maximum: 64, multipleOf: 8 } },
    });
  });
  it('limits the length of a text', () => {
    const fields = { mask: field.text('*', { min: 1, max: 3 }) };
    expect(field.check(fields, {})).toEqual({ ok: true, value: { mask: '*' } });
    expect(field.check(fields, { mask: '' })).toMatchObject({ fault: { field: 'mask', problem: 'too-short', min: 1 } });
    expect(field.check(fields, { mask: 'abcd' })).toMatchObject({ fault: { problem: 'too-long', max: 3 } });
    expect(field.check(fields, { mask: '🔒🔒🔒' })).toEqual({ ok: true, value: { mask: '🔒🔒🔒' } });
    expect(field.check(fields, { mask: '🔒🔒🔒🔒' })).toMatchObject({ fault: { problem: 'too-long' } });
  });
  it('takes undefined for a field with a default', () => {
    expect(field.check({ text: field.text('x') }, { text: undefined })).toEqual({ ok: true, value: { text: 'x' } });
  });

  it('fills in the defaults of group members', () => {
    const checked = field.check(fields, { text: '', rows: [{ id: 7 }] });
    expect(checked.ok && checked.value.rows).toEqual([{ id: 7, label: '-' }]);
  });

  it('never shares a default between two inputs', () => {
    const read = () => {
      const checked = field.check(fields, { text: '' });
      return checked.ok ? (checked.value.tags as string[]) : [];
    };
    read().push('mutated');
    expect(read()).toEqual([]);
  });

  it.each([null, undefined, 'x', 1, [], [1]])('refuses %j, which is not an object', (draft) => {
    expect(faultOf(draft)).toEqual({ field: '', problem: 'not-an-object', expected: 'object' });
  });

  it.each<[string, Record<string, unknown>, Partial<field.InputFault>]>([
    ['missing', {}, { field: 'text', problem: 'missing', expected: 'text' }],
    ['null', { text: null }, { field: 'text', problem: 'wrong-type' }],
    ['a number for a text', { text: 1 }, { field: 'text', problem: 'wrong-type' }],
    ['a text for a number', { text: '', length: '4' }, { field: 'length', problem: 'wrong-type' }],
    ['a fraction for an integer', { text: '', length: 1.5 }, { field: 'length', problem: 'wrong-type' }],
    ['NaN', { text: '', ratio: Number.NaN }, { field: 'ratio', problem: 'wrong-type' }],
    ['infinity', { text: '', ratio: Infinity }, { field: 'ratio', problem: 'wrong-type' }],
    ['too small', { text: '', length: 0 }, { field: 'length', problem: 'too-small', min: 1, expected: 'integer 1…9' }],
    ['too big', { text: '', length: 10 }, { field: 'length', problem: 'too-big', max: 9 }],
    ['beyond 2^53 the bound is still the own one', { text: '', length: 2 ** 53 }, { problem: 'too-big', max: 9 }],
    ['not a choice', { text: '', mode: '3' }, { field: 'mode', problem: 'not-a-choice', expected: 'a | b | 3' }],
    ['a text for a flag', { text: '', urlSafe: 'true' }, { problem: 'wrong-type', expected: 'true | false' }],
    ['a list too long', { text: '', tags: ['', '', ''] }, { field: 'tags', problem: 'too-many', max: 2 }],
    ['an item', { text: '', tags: [1] }, { field: 'tags.0', problem: 'wrong-type', expected: 'text' }],
    ['no object', { text: '', rows: [1] }, { field: 'rows.0', problem: 'wrong-type', expected: 'object' }],
    ['a member', { text: '', rows: [{ id: 0 }] }, { field: 'rows.0.id', problem: 'too-small', min: 1 }],
    ['a missing member', { text: '', rows: [{}] }, { field: 'rows.0.id', problem: 'missing', expected: 'integer ≥ 1' }],
    ['an unknown member', { text: '', rows: [{ id: 1, x: 1 }] }, { field: 'rows.0.x', expected: 'id | label' }],
    ['neither alternative', { text: '', indent: 'x' }, { field: 'indent', expected: 'integer 0…8 | tab' }],
    ['no JSON', { text: '', data: () => 1 }, { field: 'data', problem: 'wrong-type', expected: 'JSON' }],
  ])('%s', (_, draft, fault) => {
    expect(faultOf(draft)).toMatchObject(fault);
  });

  it('refuses an unknown field and names those that exist', () => {
    const fault = faultOf({ text: '', urlsafe: true });
    expect(fault).toMatchObject({ field: 'urlsafe', problem: 'unknown' });
    expect(fault.expected).toContain('urlSafe');
  });

  it('treats __proto__ as any other unknown field', () => {
    expect(faultOf(JSON.parse('{"text":"","__proto__":{"urlSafe":true}}'))).toMatchObject({ problem: 'unknown' });
    expect(Object.hasOwn(Object.prototype, 'urlSafe')).toBe(false);
  });

  it('hands JSON over unchanged, up to the depth that every engine can write', () => {
    const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    const deep = nested(1_000);
    const checked = field.check({ data: field.json() }, { data: deep });
    expect(checked.ok && checked.value.data).toBe(deep);
    const refused = { field: 'data', problem: 'too-deep', max: 1_000 };
    expect(faultOf({ data: nested(1_002) }, { data: field.json() })).toMatchObject(refused);
    expect(faultOf({ data: nested(100_000) }, { data: field.json() })).toMatchObject(refused);
  });

  it('tells an absent JSON field from null', () => {
    expect(faultOf({}, { data: field.json() })).toMatchObject({ field: 'data', problem: 'missing' });
    expect(field.check({ data: field.json() }, { data: null }).ok).toBe(true);
  });

  it('takes any JSON value for a JSON field', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => field.check({ data: field.json() }, { data }).ok),
      { seed: 1 },
    );
  });

  it('takes a Blob, and a File, but not their path', () => {
    expect(field.check({ file: field.blob() }, { file: new File(['x'], 'x.txt') }).ok).toBe(true);
    expect(faultOf({ file: 'x.txt' }, { file: field.blob() })).toMatchObject({ problem: 'wrong-type' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (draft, value) => {
        field.check(fields, draft);
        for (const name of Object.keys(fields)) field.check(fields, { text: '', [name]: value });
      }),
      { seed: 2 },
    );
  });
});

describe('accepts', () => {
  it('answers for one value', () => {
    expect(field.accepts(fields.length, 9)).toBe(true);
    expect(field.accepts(fields.length, 10)).toBe(false);
    expect(field.accepts(fields.indent, 'tab')).toBe(true);
  });
});

describe('expectation', () => {
  it.each([
    [field.text(), 'text'],
    [field.integer(), 'integer'],
    [field.integer({ min: 1, max: 4096 }), 'integer 1…4096'],
    [field.number({ min: 0 }), 'number ≥ 0'],
    [field.number({ max: 1 }), 'number ≤ 1'],
    [field.choice(['utf8', 'hex']), 'utf8 | hex'],
    [field.list(field.choice([1, 2])), 'list of 1 | 2'],
    [field.either(field.integer({ min: 1, max: 8 }), field.choice(['tab'])), 'integer 1…8 | tab'],
  ])('%#', (about, words) => {
    expect(expectation(about)).toBe(words);
  });
});

describe('jsonSchema', () => {
  it('describes what a caller writes', () => {
    const schema = jsonSchema({ ...fields, file: field.blob() });
    expect(schema).toMatchObject({ type: 'object', required: ['text', 'file'], additionalProperties: false });
    expect(schema['properties']).toMatchObject({
      text: { type: 'string' },
      length: { type: 'integer', minimum: 1, maximum: 9, default: 4 },
      mode: { enum: ['a', 'b', 3], default: 'a' },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
      file: { type: 'string' },
    });
  });
});
