/** The key of an action's words in the messages: `palette.<word>` and `palette.<word>.keywords`. */
export type ActionWord =
  | 'random'
  | 'dark'
  | 'language'
  | 'addFavorite'
  | 'removeFavorite'
  | 'share'
  | 'reset'
  | 'full'
  | 'pipes'
  | 'settings'
  | 'keys'
  | 'install'
  | 'about';

export interface PaletteAction {
  readonly word: ActionWord;
  readonly icon: string;
  readonly run: () => void;
}

type Run = () => void;

export interface ActionCallbacks {
  readonly openRandom: Run;
  readonly toggleDark: Run;
  readonly switchLanguage: Run;
  readonly openPipes: Run;
  readonly openSettings: Run;
  readonly showKeys: Run;
  readonly openAbout: Run;
  /** Undefined where the browser does not offer it. */
  readonly install: Run | undefined;
  /** The actions for the current tool; undefined on other pages. */
  readonly tool: ToolCallbacks | undefined;
}

export interface ToolCallbacks {
  readonly isFavorite: boolean;
  readonly toggleFavorite: Run;
  readonly share: Run;
  /** Undefined on a page that has nothing to reset. */
  readonly reset: Run | undefined;
  readonly toggleFullWindow: Run;
}

function toolActions({ isFavorite, toggleFavorite, share, reset, toggleFullWindow }: ToolCallbacks): PaletteAction[] {
  const favorite: PaletteAction = isFavorite
    ? { word: 'removeFavorite', icon: 'star-off', run: toggleFavorite }
    : { word: 'addFavorite', icon: 'star', run: toggleFavorite };
  return [
    favorite,
    { word: 'share', icon: 'share-2', run: share },
    ...(reset ? [{ word: 'reset', icon: 'rotate-cw', run: reset } as const] : []),
    { word: 'full', icon: 'maximize', run: toggleFullWindow },
  ];
}

/** The commands of the palette, in the order of its list. */
export function paletteActions(callbacks: ActionCallbacks): readonly PaletteAction[] {
  const { tool, install } = callbacks;
  return [
    { word: 'random', icon: 'shuffle', run: callbacks.openRandom },
    { word: 'dark', icon: 'sun-moon', run: callbacks.toggleDark },
    ...(tool ? toolActions(tool) : []),
    { word: 'language', icon: 'languages', run: callbacks.switchLanguage },
    { word: 'pipes', icon: 'workflow', run: callbacks.openPipes },
    { word: 'settings', icon: 'settings', run: callbacks.openSettings },
    { word: 'keys', icon: 'keyboard', run: callbacks.showKeys },
    ...(install ? [{ word: 'install', icon: 'monitor-down', run: install } as const] : []),
    { word: 'about', icon: 'info', run: callbacks.openAbout },
  ];
}
