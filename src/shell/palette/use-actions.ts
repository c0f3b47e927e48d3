import { useMemo } from 'react';
import { randomSource } from '#lib/random.ts';
import { copyText } from '#ui/copy-button/copy.ts';
import { useLanguage, useLanguageStore } from '#ui/hooks/language.ts';
import { usePageReset } from '#ui/hooks/page-reset.ts';
import { toast } from '#ui/toast/toast.tsx';
import { catalogue } from '../catalogue.ts';
import { useDevice } from '../device.ts';
import { toggleFullWindow } from '../full-window.ts';
import { showShortcuts } from '../keys/keys.tsx';
import { chooseLanguage } from '../layout/language-select.tsx';
import { pathOf } from '../location.ts';
import { messagesOf } from '../messages/messages.ts';
import { useFavorites, useIsFavorite } from '../stores/favorites.ts';
import { useStyleStore } from '../stores/style.ts';
import { resetTool } from '../tool-page/reset-tool.ts';
import { toolAddress } from '../tool-page/tool-address.ts';
import { paletteActions, type PaletteAction } from './actions.ts';

function randomTool(except: string | undefined): string {
  const others = catalogue.tools.filter(({ id }) => id !== except);
  return `/${others[randomSource().below(others.length)]?.id ?? ''}`;
}

async function share(id: string): Promise<void> {
  const { t } = messagesOf(useLanguageStore.getState().language);
  toast((await copyText(toolAddress(id, false))) ? t('linkCopied') : t('linkNotCopied'));
}

/** Opens About at its settings. Where About is shown already, only their place changes. */
function openSettings(navigate: (path: string) => void): void {
  if (pathOf(location.pathname) !== '/about') {
    navigate('/about#settings');
    return;
  }
  // The palette gives the focus back first.
  setTimeout(() => {
    const settings = document.getElementById('settings');
    settings?.scrollIntoView();
    settings?.focus({ preventScroll: true });
  });
}

/** The commands as they are on the page of a tool, or on another page. */
export function useActions(toolId: string | undefined, navigate: (path: string) => void): readonly PaletteAction[] {
  const language = useLanguage();
  const isFavorite = useIsFavorite(toolId ?? '');
  const isResettable = usePageReset(({ resets }) => resets.length > 0);
  const install = useDevice((state) => state.install);
  return useMemo(
    () =>
      paletteActions({
        openRandom: () => navigate(randomTool(toolId)),
        toggleDark: () => useStyleStore.getState().toggleDark(),
        switchLanguage: () => void chooseLanguage(language === 'en' ? 'fr' : 'en'),
        openPipes: () => navigate('/pipe'),
        openSettings: () => openSettings(navigate),
        showKeys: showShortcuts,
        openAbout: () => navigate('/about'),
        install,
        tool:
          toolId === undefined
            ? undefined
            : {
                isFavorite,
                toggleFavorite: () => useFavorites.getState().toggle(toolId),
                share: () => void share(toolId),
                reset: isResettable ? () => resetTool(toolId) : undefined,
                toggleFullWindow,
              },
      }),
    [toolId, navigate, language, isFavorite, isResettable, install],
  );
}
