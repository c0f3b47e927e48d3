import { lazy, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { check, generate } from './engine.ts';
import { controlAt } from './engine/control.ts';
import { text } from './text.ts';
import { fields, initial, tabs, type OgDraft } from './view/draft.ts';
import { Form } from './view/form.tsx';
import { Output } from './view/output.tsx';
import { Previews } from './view/previews.tsx';
import { usePicture } from './view/use-picture.ts';
import styles from './view.module.css';

const PictureDrop = lazy(async () => ({ default: (await import('./view/picture-drop.tsx')).PictureDrop }));
const ImportDialog = lazy(async () => ({ default: (await import('./view/import-dialog.tsx')).ImportDialog }));

/** Which tab a field of the check list is on. */
function tabOf(field: string): OgDraft['tab'] {
  if (/^(?:images|videos|audios)/.test(field)) return 'images';
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
  const { picture, refused, open, stop } = usePicture(draft, change);
  const { value: findings, source } = useOperation(check, draft);
  const { value: html = '', stale } = useOperation(generate, draft);
  const isBroken = findings?.some(({ code }) => code === 'control-character') ?? false;
  // What HTML does not allow is not shown: the last page without it stays.
  const [goodPage, keepPage] = useState(source);
  const [goodHtml, keepHtml] = useState(html);
  if (!isBroken && source !== goodPage) keepPage(source);
  if (html !== goodHtml && controlAt(html) < 0) keepHtml(html);
  useEffect(() => {
    if (wanted === undefined) return;
    const field = CSS.escape(wanted.field);
    const place = form.current?.querySelector(`[data-field="${field}"], [data-field^="${field}."]`);
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [wanted]);
  const pick = (field: string): void => {
    change({ tab: tabOf(field) });
    want({ field });
  };
  return (
    <div className={styles.layout}>
      <Panel className={styles.form}>
        <OptionRow
          onReset={() => {
            stop();
            reset();
          }}
          more={
            <>
              <Switch label={t('basic')} checked={draft.basic} onChange={(basic) => change({ basic })} />
              <Switch label={t('comments')} checked={draft.comments} onChange={(comments) => change({ comments })} />
            </>
          }
          changed={Number(!draft.basic) + Number(draft.comments)}
        >
          <Button variant="line" size="small" icon="file-down" onClick={() => importing(true)}>
            {t('import.open')}
          </Button>
        </OptionRow>
        <div ref={form} data-main>
          <TabList
            id={id}
            label={t('form')}
            tabs={tabs.map((name) => ({ id: name, label: t(`tab.${name}`) }))}
            value={draft.tab}
            onChange={(tab) => change({ tab })}
          />
          <TabPanel id={id} value={draft.tab}>
            {draft.tab === 'images' && (
              <DeferredSuspense>
                <PictureDrop
                  refused={refused}
                  onOpen={(file) => void open(file)}
                  onRemove={draft.picture && (() => change({ picture: undefined }))}
                />
              </DeferredSuspense>
            )}
            <Form {...{ draft, change }} findings={findings ?? []} />
          </TabPanel>
        </div>
      </Panel>
      <div className={styles.column}>
        <Previews
          draft={{ ...draft, ...(goodPage as Partial<OgDraft>) }}
          change={change}
          picture={picture}
          isBroken={isBroken}
        />
        <Output html={goodHtml} {...{ draft, findings, isBroken, stale }} onPick={pick} />
      </div>
      {isImporting && (
        <DeferredSuspense>
          <ImportDialog
            onClose={() => importing(false)}
            onImport={(page) => {
              stop();
              change(page.images ? { ...page, picture: undefined } : page);
            }}
          />
        </DeferredSuspense>
      )}
    </div>
  );
}
