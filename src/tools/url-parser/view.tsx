import { useMemo, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { parse } from './engine.ts';
import { cleanUrl } from './engine/clean.ts';
import type { ParsedUrl } from './engine/parse.ts';
import { text } from './text.ts';
import { Coloured } from './view/coloured.tsx';
import { fields, initial, urlOf, withUrl } from './view/draft.ts';
import { Parts } from './view/parts.tsx';
import { QueryTable } from './view/query-table.tsx';
import { useEdit } from './view/use-edit.ts';
import styles from './view.module.css';

const asIs = {
  removeTracking: false,
  removeParams: [],
  sortParams: false,
  removeHash: false,
  removeCredentials: false,
};

/** `'` ends a quoted text of the shell; `'\''` is one inside. Brackets are patterns to curl, but for `-g`. */
function curlOf(href: string): string {
  const quoted = href.replaceAll("'", String.raw`'\''`);
  return `curl ${/[[\]{}]/.test(href) ? '-g ' : ''}'${quoted}'`;
}

export default function UrlParserView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  // Fields that hold what was typed start anew when the URL changes by another hand.
  const [generation, setGeneration] = useState(0);
  const url = urlOf(draft);
  const base = draft.hasBase ? draft.base : '';
  const isEmpty = url.trim() === '' && base.trim() === '';
  const { value, error, stale } = useOperation(parse, { url, base }, { enabled: !isEmpty });

  const setUrl = (next: string): void => change(withUrl(next));
  const replaceUrl = (next: string): void => {
    setUrl(next);
    setGeneration(generation + 1);
  };
  const { editPart, editQuery } = useEdit(value, setUrl);
  const suggestion = error?.details['suggestion'];

  return (
    <>
      <Panel>
        <Fields columns={1}>
          <InputText
            label={t('url')}
            value={url}
            onChange={replaceUrl}
            placeholder="https://example.com/path?key=value"
            error={error && ''}
            size="large"
            multiline
            autosize
            rows={2}
            monospace
            rawText
            clearable
          />
          {draft.hasBase && (
            <InputText
              label={t('base')}
              value={draft.base}
              onChange={(next) => change({ base: next })}
              placeholder="https://example.com/folder/"
              error={error?.code === 'invalid-base' ? '' : undefined}
              monospace
              rawText
              clearable
            />
          )}
        </Fields>
        {value && !error && !isEmpty && <Coloured url={value} />}
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
        <PanelRow>
          {value && !isEmpty && <Actions url={value} disabled={error !== undefined} onUrl={replaceUrl} />}
          <Button variant="quiet" size="small" icon="link" onClick={() => change({ hasBase: !draft.hasBase })}>
            {t(draft.hasBase ? 'base.remove' : 'base.add')}
          </Button>
          <ResetButton
            onReset={() => {
              reset();
              setGeneration(generation + 1);
            }}
          />
        </PanelRow>
      </Panel>
      {value && !isEmpty ? (
        <fieldset className={styles.tables} disabled={error !== undefined} data-stale={stale || undefined}>
          <Panel label={t('parts')}>
            <Parts key={generation} url={value} onEdit={editPart} />
          </Panel>
          <Panel label={t('query')}>
            <QueryTable query={value.query} onEdit={editQuery} onOpen={replaceUrl} />
          </Panel>
        </fieldset>
      ) : (
        <Panel>
          <Empty>{t('empty')}</Empty>
        </Panel>
      )}
    </>
  );
}

interface ActionsProps {
  readonly url: ParsedUrl;
  readonly disabled: boolean;
  readonly onUrl: (url: string) => void;
}

/** What is done to the whole URL; a button that would change nothing is off. */
function Actions({ url, disabled, onUrl }: ActionsProps) {
  const t = useText(text);
  const ui = useText(words);
  const { href } = url;
  const results = useMemo(
    () => ({
      clean: cleanUrl({ ...asIs, url: href, removeTracking: true }),
      sort: cleanUrl({ ...asIs, url: href, sortParams: true }),
    }),
    [href],
  );
  return (
    <>
      {(['clean', 'sort'] as const).map((name) => (
        <Button
          key={name}
          variant="line"
          size="small"
          disabled={disabled || results[name] === href}
          onClick={() => onUrl(results[name])}
        >
          {t(name)}
        </Button>
      ))}
      <CopyButton text={() => JSON.stringify(url, null, 2)} label={ui('copyAsJson')} />
      <CopyButton text={() => curlOf(href)} label={t('curl')} />
    </>
  );
}
