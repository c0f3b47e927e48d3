import { describe, expect, it, vi } from 'vitest';
import { paletteActions } from './actions.ts';

const callbacks = () => ({
  openRandom: vi.fn(),
  toggleDark: vi.fn(),
  switchLanguage: vi.fn(),
  openAbout: vi.fn(),
});

describe('actions', () => {
  it('are four outside of a tool', () => {
    const words = paletteActions({ ...callbacks(), tool: undefined }).map(({ word }) => word);
    expect(words).toEqual(['random', 'dark', 'language', 'about']);
  });

  it.each([
    [true, 'removeFavorite'],
    [false, 'addFavorite'],
  ])('offer a favourite (%s) to be changed: %s', (isFavorite, word) => {
    const tool = { isFavorite, toggleFavorite: vi.fn(), copyLink: vi.fn() };
    const actions = paletteActions({ ...callbacks(), tool });
    expect(actions.map(({ word }) => word)).toEqual(['random', 'dark', 'language', word, 'link', 'about']);
    actions[3]?.run();
    actions[4]?.run();
    expect(tool.toggleFavorite).toHaveBeenCalledOnce();
    expect(tool.copyLink).toHaveBeenCalledOnce();
  });
});
