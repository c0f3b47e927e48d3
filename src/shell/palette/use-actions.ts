import { useMemo } from 'react';
import { randomSource } from '#lib/random.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { tools } from '../catalogue.ts';
import { chooseLanguage } from '../layout/language-select.tsx';
import { useFavorites, useIsFavorite } from '../stores/favorites.ts';
import { useStyleStore } from '../stores/style.ts';
import { useLinkRequest } from '../tool-page/link-request.ts';
import { paletteActions, type PaletteAction } from './actions.ts';

function randomTool(except: string | undefined): string {
  const others = tools.filter(({ id }) => id !== except);
  return `/${others[randomSource().below(others.length)]?.id ?? ''}`;
}

/** The commands as they are on the page of a tool, or on another page. */
export function useActions(toolId: string | undefined, navigate: (path: string) => void): readonly PaletteAction[] {
  const language = useLanguage();
  const isFavorite = useIsFavorite(toolId ?? '');
  return useMemo(
    () =>
      paletteActions({
        openRandom: () => navigate(randomTool(toolId)),
        toggleDark: () => useStyleStore.getState().toggleDark(),
        switchLanguage: () => void chooseLanguage(language === 'en' ? 'fr' : 'en'),
        openAbout: () => navigate('/about'),
        tool:
          toolId === undefined
            ? undefined
            : {
                isFavorite,
                toggleFavorite: () => useFavorites.getState().toggle(toolId),
                copyLink: () => useLinkRequest.getState().setOpen(true),
              },
      }),
    [toolId, navigate, language, isFavorite],
  );
}
