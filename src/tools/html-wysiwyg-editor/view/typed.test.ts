import { describe, expect, it } from 'vitest';
import { awaitedBeside, given, keptAs, typedBeside, typedOver } from './typed.ts';

const html = '<p>a</p>';

describe('what is typed into the source', () => {
  it('waits until the editor is given it, and stays as it is typed', () => {
    const typed = typedOver(html, '<b>b');
    expect(awaitedBeside(typed, html)).toBe(typed);
    expect(typedBeside(typed, html)).toBe(typed);
    const loaded = given(typed);
    expect(awaitedBeside(loaded, typed.source)).toBeUndefined();
    expect(typedBeside(loaded, typed.source)?.source).toBe('<b>b');
    const kept = '<p><strong>b</strong></p>';
    expect(awaitedBeside(keptAs(loaded, kept), kept)).toBeUndefined();
    expect(typedBeside(keptAs(loaded, kept), kept)?.source).toBe('<b>b');
  });

  it('is given to the editor once, even if the document stays the same', () => {
    // The editor keeps no classes.
    const kept = keptAs(given(typedOver(html, '<p class="x">a</p>')), html);
    expect(awaitedBeside(kept, html)).toBeUndefined();
    expect(typedBeside(kept, html)?.source).toBe('<p class="x">a</p>');
  });

  it('does not wait if it is the document', () => {
    const typed = typedOver(html, html);
    expect(awaitedBeside(typed, html)).toBeUndefined();
    expect(typedBeside(typed, html)).toBe(typed);
  });

  it('is gone beside another document', () => {
    const typed = typedOver(html, '<p>b</p>');
    for (const state of [typed, given(typed), keptAs(given(typed), html)])
      expect(typedBeside(state, '<p>c</p>')).toBeUndefined();
    expect(typedBeside(undefined, html)).toBeUndefined();
  });
});
