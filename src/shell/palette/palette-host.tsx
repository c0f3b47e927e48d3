import { type ComponentType, useEffect, useState } from 'react';
import { toast } from '#ui/toast/toast.tsx';
import { toolAt } from '../catalogue.ts';
import { useShellText } from '../messages/messages.ts';
import { go } from '../navigation.ts';
import { Part } from '../part.tsx';
import { usePaletteShortcut, usePaletteStore } from './palette-store.ts';

interface PaletteProps {
  readonly toolId: string | undefined;
  readonly onClose: () => void;
  readonly navigate: (path: string) => void;
}

/** Opens the palette, whose code is loaded the first time. */
export function PaletteHost({ path }: { readonly path: string }) {
  const t = useShellText();
  usePaletteShortcut();
  const open = usePaletteStore((state) => state.open);
  const setOpen = usePaletteStore((state) => state.setOpen);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  useEffect(() => {
    if (!open || Palette) return;
    import('./palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      () => {
        setOpen(false);
        toast(t('chunkTitle'));
      },
    );
  }, [open, Palette, setOpen, t]);
  if (!open) return null;
  if (!Palette) return <div data-waiting="" />;
  return (
    <Part onError={() => setOpen(false)}>
      <Palette
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
