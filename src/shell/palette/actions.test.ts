import { describe, expect, it, vi } from 'vitest';
import { paletteActions } from './actions.ts';

const callbacks = () => ({
  openRandom: vi.fn(),
  toggleDark: vi.fn(),
  switchLanguage: vi.fn(),
  openPipes: vi.fn(),
  openSettings: vi.fn(),
  showKeys: vi.fn(),
  openAbout: vi.fn(),
  install: undefined,
});
const toolCallbacks = (isFavorite: boolean) => ({
  isFavorite,
  toggleFavorite: vi.fn(),
  share: vi.fn(),
  reset: vi.fn(),
  toggleFullWindow: vi.fn(),
});
const wordsOf = (actions: ReturnType<typeof paletteActions>) => actions.map(({ word }) => word);

describe('actions', () => {
  it('are seven outside of a tool, one more where the browser installs', () => {
    const seven = ['random', 'dark', 'language', 'pipes', 'settings', 'keys', 'about'];
    expect(wordsOf(paletteActions({ ...callbacks(), tool: undefined }))).toEqual(seven);
    const install = vi.fn();
    const actions = paletteActions({ ...callbacks(), tool: undefined, install });
    expect(wordsOf(actions)).toEqual(seven.toSpliced(6, 0, 'install'));
    actions[6]?.run();
    expect(install).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 'removeFavorite'],
    [false, 'addFavorite'],
  ])('offer a favourite (%s) to be changed: %s', (isFavorite, word) => {
    const tool = toolCallbacks(isFavorite);
    const actions = paletteActions({ ...callbacks(), tool });
    expect(wordsOf(actions).slice(2, 6)).toEqual([word, 'share', 'reset', 'full']);
    for (const { run } of actions.slice(2, 6)) run();
    expect(tool.toggleFavorite).toHaveBeenCalledOnce();
    expect(tool.share).toHaveBeenCalledOnce();
    expect(tool.reset).toHaveBeenCalledOnce();
    expect(tool.toggleFullWindow).toHaveBeenCalledOnce();
  });

  it('offer no Reset where there is nothing to reset', () => {
    const tool = { ...toolCallbacks(false), reset: undefined };
    expect(wordsOf(paletteActions({ ...callbacks(), tool }))).not.toContain('reset');
  });
});
