import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'dist/site/assets';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const holding = (text: string): string[] =>
  scripts.filter((name) => readFileSync(`${folder}/${name}`, 'utf8').includes(text));

describe('the built site', () => {
  it('has scripts to look into', () => {
    expect(holding('content security policy')).not.toEqual([]);
  });

  it('holds no line of analytics unless it is built with them', () => {
    expect(holding('/api/event')).toEqual([]);
  });

  it('holds nothing of the component library, which is for development', () => {
    expect(readdirSync('dist/site')).not.toContain('c-lib');
    expect(holding('c-lib')).toEqual([]);
  });
});
