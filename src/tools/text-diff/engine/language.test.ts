import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a text', () => {
  it.each([
    ['json', '{"a": 1}'],
    ['json', '\n[\n  {}\n]'],
    ['json', '{ // why\n "a": 1 }'],
    ['json', '[true, false]'],
    ['json', '[-1]'],
    ['xml', '<?xml version="1.0"?>\n<a/>'],
    ['xml', '<svg viewBox="0 0 1 1"/>'],
    ['xml', '<!-- a comment -->\n<a/>'],
    ['xml', '<soap:Envelope>'],
    ['sql', 'SELECT t.id, name\n  FROM t WHERE id = 1'],
    ['sql', '-- all of them\n/* twice */\nselect * from t'],
    ['sql', 'create or replace view v as select 1'],
    ['sql', 'WITH x AS (SELECT 1)'],
    ['sql', 'update t set a = 1'],
    ['text', ''],
    ['text', 'Shopping for Saturday\n2 kg of apples'],
    ['text', '[section]\nkey = value'],
    ['text', '[note] see below'],
    ['text', '{% if a %}'],
    ['text', '<!doctype html><html><br></html>'],
    ['text', '<html lang="en"><meta charset="utf-8"></html>'],
    ['text', '<3 this'],
    ['text', 'Select one. Then take it from there.'],
    ['text', 'Update the settings and set them.'],
  ] as const)('is %s for %j', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });
});
