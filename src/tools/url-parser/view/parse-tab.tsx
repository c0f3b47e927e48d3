import { lazy, useState } from 'react';
import { secret } from '#core/field.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { parse } from '../engine.ts';
import type { CleanReport } from '../engine/clean.ts';
import { withBase, withUrl } from '../engine/secret-url.ts';
import { text } from '../text.ts';
import { Coloured } from './coloured.tsx';
import { curlOf } from './curl.ts';
import { baseOf, fields, firstOf, isRelated, urlOf, type DraftProps } from './draft.ts';
import { Parts } from './parts.tsx';
import { QueryActions } from './query-actions.tsx';
import { QueryTable } from './query-table.tsx';
import { useEdit } from './use-edit.ts';
import styles from '../view.module.css';

const Cleaning = lazy(async () => ({ default: (await import('./cleaning.tsx')).Cleaning }));

/** For a URL or a base with a password, which “Copy as” must not write. */
const parseSecret = { ...parse, input: { url: secret(), base: secret('') } };

/** One URL: its parts and its query, to read and to edit. */
export function ParseTab({ draft, change }: DraftProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const field = useFields(fields, text, draft, change);
  // Fields that hold what was typed start again when the URL changes by another hand.
  const [generation, setGeneration] = useState(0);
  const source = urlOf(draft);
  const [url, rest] = firstOf(source);
  const base = draft.hasBase ? baseOf(draft) : '';
  const isEmpty = url.trim() === '' && base.trim() === '';
  const isSecret = draft.secretUrl !== '' || (draft.hasBase && draft.secretBase !== '');
  const { value, error, stale } = useOperation(isSecret ? parseSecret : parse, { url, base }, { enabled: !isEmpty });

  const setUrl = (next: string): void => change(withUrl(next));
  const replaceAll = (next: string, off = draft.off): void => {
    change({ ...withUrl(next), off });
    setGeneration(generation + 1);
  };
  const replaceUrl = (next: string): void => replaceAll(next + rest);
  const openUrl = (next: string): void => replaceAll(next + rest, []);
  const [cleaned, setCleaned] = useState<CleanReport>();
  const { editPart, editQuery } = useEdit(value, (next) => setUrl(next + rest));
  const suggestion = error?.details['suggestion'];
  const baseButton = (
    <Button variant="quiet" size="small" icon="link" onClick={() => change({ hasBase: !draft.hasBase })}>
      {t(draft.hasBase ? 'base.remove' : 'base.add')}
    </Button>
  );

  return (
    <>
      <Panel>
        <Fields columns={1}>
          <InputText
            className={styles.url}
            label={t('url')}
            value={source}
            onChange={(next) => replaceAll(next, isRelated(source, next) ? draft.off : [])}
            placeholder="https://example.com/path?key=value"
            error={error && ''}
            multiline
            autosize
            rows={2}
            monospace
            rawText
            clearable
            end={
              <CopyButton
                text={isEmpty ? '' : (value?.href ?? '')}
                stale={stale}
                label={ui('copyName', { name: t('url') })}
                iconOnly
              />
            }
          />
          {draft.hasBase && (
            <InputText
              {...field('base')}
              value={base}
              onChange={(next) => change(withBase(next))}
              placeholder="https://example.com/folder/"
              error={error?.code === 'invalid-base' ? '' : undefined}
              monospace
              rawText
              clearable
            />
          )}
        </Fields>
        {value && !isEmpty && <Coloured url={value} stale={stale} />}
        {rest && <StatusLine tone="warning">{t('several')}</StatusLine>}
        {error ? (
          <StatusLine
            tone="error"
            actions={
              typeof suggestion === 'string' ? (
                <Button variant="line" size="small" onClick={() => replaceUrl(suggestion)}>
                  {t('fix.scheme')}
                </Button>
              ) : (
                error.code === 'relative-url' && (
                  <Button variant="line" size="small" onClick={() => change({ hasBase: true })}>
                    {t('base.add')}
                  </Button>
                )
              )
            }
          >
            {errorText(error)}
          </StatusLine>
        ) : (
          value &&
          !isEmpty &&
          value.warnings.map((code) => (
            <StatusLine key={code} tone="warning">
              {t(`warning.${code}`)}
            </StatusLine>
          ))
        )}
        {(!value || isEmpty || draft.hasBase) && <PanelRow>{baseButton}</PanelRow>}
      </Panel>
      {value && !isEmpty ? (
        <fieldset className={styles.all} disabled={error !== undefined}>
          <div className={styles.tables} data-stale={stale || undefined}>
            <Panel label={t('parts')} answer>
              <Parts key={generation} url={value} onEdit={editPart} />
              <PanelRow>
                <CopyButton text={() => JSON.stringify(value, null, 2)} label={ui('copyAsJson')} />
                <CopyButton text={() => curlOf(value.href)} label={t('curl')} />
                {!draft.hasBase && baseButton}
              </PanelRow>
            </Panel>
            <Panel className={styles.parameters} label={t('query')}>
              <PanelRow>
                <PanelTitle>{t('query')}</PanelTitle>
              </PanelRow>
              <QueryTable
                query={value.query}
                off={draft.off}
                onEdit={(query, off) => {
                  editQuery(query);
                  change({ off });
                }}
                onOpen={openUrl}
              >
                <QueryActions
                  href={value.href}
                  disabled={error !== undefined}
                  onUrl={replaceUrl}
                  onClean={setCleaned}
                />
              </QueryTable>
              {!error && (
                <DeferredSuspense>
                  <Cleaning href={value.href} cleaned={cleaned} />
                </DeferredSuspense>
              )}
            </Panel>
          </div>
        </fieldset>
      ) : (
        <Panel>
          <Empty>{t('empty')}</Empty>
        </Panel>
      )}
    </>
  );
}
