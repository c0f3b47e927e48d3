import { lazy, Suspense, useEffect, useId, useRef, useState, useDeferredValue } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Late } from '#ui/late/late.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs, type OgDraft } from './view/draft.ts';
import { General } from './view/general.tsx';
import { Output } from './view/output.tsx';
import { Previews } from './view/previews.tsx';
import { usePicture } from './view/use-picture.ts';
import styles from './view.module.css';

/** The tabs that are not open at first, and the dialog. */
const Media = lazy(async () => ({ default: (await import('./view/media.tsx')).Media }));
const Twitter = lazy(async () => ({ default: (await import('./view/twitter.tsx')).Twitter }));
const DetailsForm = lazy(async () => ({ default: (await import('./view/details.tsx')).DetailsForm }));
const ImportDialog = lazy(async () => ({ default: (await import('./view/import-dialog.tsx')).ImportDialog }));

/** Which tab a field of the check list is on. */
function tabOf(field: string): OgDraft['tab'] {
  if (field.startsWith('images')) return 'images';
  if (field.startsWith('twitter')) return 'twitter';
  return field.startsWith('details') ? 'details' : 'general';
}

/** The form at the left; cards, tags and checks at the right. */
export default function OgView() {
  const t = useText(text);
  const id = useId();
  const [draft, change, reset] = useDraft(fields, initial);
  const [isImporting, importing] = useState(false);
  /** An object, so that the same field can be asked for again. */
  const [wanted, want] = useState<{ readonly field: string }>();
  const form = useRef<HTMLDivElement>(null);
  const { picture, refused, open } = usePicture(draft, change);
  const { tab } = draft;
  // The tab before stays until the chosen one is loaded.
  const shown = useDeferredValue(tab);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const selector = `[data-field="${CSS.escape(wanted.field)}"]`;
    const focus = (): boolean => {
      const place = form.current?.querySelector(selector);
      place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
      return place !== null && place !== undefined;
    };
    if (focus() || !form.current) return undefined;
    // Its tab is still being loaded.
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(form.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [wanted]);
  const pick = (field: string): void => {
    change({ tab: tabOf(field) });
    want({ field });
  };
  const props = { draft, change };
  return (
    <div className={styles.layout}>
      <Panel>
        <OptionRow onReset={reset}>
          <Button variant="line" size="small" icon="file-down" onClick={() => importing(true)}>
            {t('import.open')}
          </Button>
        </OptionRow>
        <div ref={form}>
          <TabList
            id={id}
            label={t('form')}
            tabs={tabs.map((name) => ({ id: name, label: t(`tab.${name}`) }))}
            value={tab}
            onChange={(name) => change({ tab: name })}
          />
          <TabPanel id={id} value={tab}>
            <Suspense>
              {shown === 'general' && <General {...props} />}
              {shown === 'images' && <Media {...props} refused={refused} onPicture={(file) => void open(file)} />}
              {shown === 'twitter' && <Twitter {...props} />}
              {shown === 'details' && <DetailsForm {...props} />}
            </Suspense>
          </TabPanel>
        </div>
      </Panel>
      <div className={styles.column}>
        <Previews {...props} picture={picture} />
        <Output {...props} onPick={pick} />
      </div>
      {isImporting && (
        <Late>
          <ImportDialog onClose={() => importing(false)} onImport={change} />
        </Late>
      )}
    </div>
  );
}
