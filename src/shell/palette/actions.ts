/** Which words of the messages an action has: `palette.<word>` and `palette.<word>.keywords`. */
export type ActionWord = 'random' | 'dark' | 'language' | 'addFavorite' | 'removeFavorite' | 'link' | 'about';

export interface PaletteAction {
  readonly word: ActionWord;
  readonly icon: string;
  readonly run: () => void;
}

export interface ActionCallbacks {
  readonly openRandom: () => void;
  readonly toggleDark: () => void;
  readonly switchLanguage: () => void;
  readonly openAbout: () => void;
  /** What can be done with the tool that is shown; undefined on the other pages. */
  readonly tool: ToolCallbacks | undefined;
}

export interface ToolCallbacks {
  readonly isFavorite: boolean;
  readonly toggleFavorite: () => void;
  readonly copyLink: () => void;
}

function toolActions({ isFavorite, toggleFavorite, copyLink }: ToolCallbacks): readonly PaletteAction[] {
  return [
    isFavorite
      ? { word: 'removeFavorite', icon: 'star-off', run: toggleFavorite }
      : { word: 'addFavorite', icon: 'star', run: toggleFavorite },
    { word: 'link', icon: 'link', run: copyLink },
  ];
}

/** The commands of the palette, in the order of its list. */
export function paletteActions(callbacks: ActionCallbacks): readonly PaletteAction[] {
  return [
    { word: 'random', icon: 'shuffle', run: callbacks.openRandom },
    { word: 'dark', icon: 'sun-moon', run: callbacks.toggleDark },
    { word: 'language', icon: 'languages', run: callbacks.switchLanguage },
    ...(callbacks.tool ? toolActions(callbacks.tool) : []),
    { word: 'about', icon: 'info', run: callbacks.openAbout },
  ];
}
