import { type ComponentType, useEffect, useState } from 'react';
import { showModal } from '#ui/modal/show-modal.ts';
import { toast } from '#ui/toast/toast.tsx';
import { toolAt } from '../catalogue.ts';
import { useShellText } from '../messages/messages.ts';
import { go } from '../navigation.ts';
import { Part } from '../part.tsx';
import { usePaletteShortcut, usePaletteStore } from './palette-store.ts';

interface PaletteProps {
  readonly typed: string;
  readonly toolId: string | undefined;
  readonly onClose: () => void;
  readonly navigate: (path: string) => void;
}

/** Has the focus, out of sight, until the palette can take what is typed. */
function Waiting({ typed }: { readonly typed: string }) {
  const t = useShellText();
  const close = (): void => usePaletteStore.getState().setOpen(false);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key
    <dialog ref={showModal} aria-label={t('palette.title')} style={{ opacity: 0 }} onClose={close} onClick={close}>
      <textarea
        aria-label={t('palette.placeholder')}
        autoCapitalize="off"
        value={typed}
        onChange={(event) => usePaletteStore.setState({ typed: event.target.value })}
      />
    </dialog>
  );
}

/** Opens the palette, whose code is loaded the first time. */
export function PaletteHost({ path }: { readonly path: string }) {
  const t = useShellText();
  usePaletteShortcut();
  const open = usePaletteStore((state) => state.open);
  const typed = usePaletteStore((state) => state.typed);
  const setOpen = usePaletteStore((state) => state.setOpen);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  useEffect(() => {
    if (!open || Palette) return;
    import('./palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      () => {
        usePaletteStore.setState({ open: false });
        toast(t('chunkTitle'));
      },
    );
  }, [open, Palette, t]);
  if (!open) return null;
  if (!Palette) {
    return (
      <>
        <div data-waiting="" />
        <Waiting typed={typed} />
      </>
    );
  }
  return (
    <Part onError={() => setOpen(false)}>
      <Palette
        typed={typed}
        toolId={toolAt(path)?.id}
        onClose={() => setOpen(false)}
        navigate={(target) => {
          const url = new URL(target, 'https://toolcrib.invalid');
          void go(url.pathname, { suffix: url.search + url.hash });
        }}
      />
    </Part>
  );
}
