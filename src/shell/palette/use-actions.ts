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
        openSettings: () => navigate('/about#settings'),
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
