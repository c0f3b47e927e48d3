import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { decode } from './engine.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { LinkCard } from './view/link-card.tsx';
import { finalOf, linkKey, putBackField, textWith } from './view/put-back.ts';

const fields = { ...decode.input, putBack: putBackField };
const initial = {
  text: 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fshop.example%252Foffer%253Fid%253D7%2526utm_source%253Dnews&data=05',
};
const pageSize = 50;

export default function SafelinkDecoderView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [shown, setShown] = useState(pageSize);
  const { open, notice } = usePaneFiles('text', (typed) => change({ text: typed }));
  const isEmpty = draft.text.trim() === '';
  const { value, error, stale, slow } = useOperation(decode, draft, { enabled: !isEmpty });
  const links = value?.links ?? [];
  // A link alone has its own Copy.
  const isAmongText = links.length > 1 || (links[0] !== undefined && links[0].original !== draft.text.trim());
  const putBack = new Map(draft.putBack.map(({ link, names }) => [link, names]));
  const toggle = (key: string, name: string): void => {
    const names = putBack.get(key) ?? [];
    const changed = names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
    const others = draft.putBack.filter(({ link }) => link !== key);
    change({ putBack: [...others, { link: key, names: changed }] });
  };
  const finals = (): readonly string[] => links.map((link) => finalOf(link, draft.removeParams, putBack));
  const copies = (
    <>
      <CopyButton text={() => textWith(draft.text, links, finals())} label={t('copyText')} stale={stale} />
      {links.length > 1 && <CopyButton text={() => finals().join('\n')} label={t('copyLinks')} stale={stale} />}
    </>
  );
  return (
    <>
      <Panel busy={slow}>
        <OptionRow
          onReset={reset}
          changed={field.changed('removeParams')}
          more={
            <InputText
              label={t('removeParams.label')}
              hint={t('removeParams.hint')}
              rawText
              monospace
              placeholder={t('removeParams.placeholder')}
              value={draft.removeParams.join(' ')}
              onChange={(typed) => change({ removeParams: typed === '' ? [] : typed.split(' ') })}
              disabled={!draft.clean}
            />
          }
        >
          <Switch {...field('clean')} />
        </OptionRow>
        <div data-main className={styles.input}>
          <TextPane
            editorSize="small"
            name={t('text.label')}
            value={draft.text}
            onChange={(typed) => change({ text: typed })}
            onFile={(file) => open(file, 'text')}
            onClear={() => change({ text: '' })}
            invalid={!isEmpty && error?.code === 'no-link'}
            placeholder={t('text.placeholder')}
          />
        </div>
        {notice}
        <div aria-live="polite">
          <StatusLine
            tone={error ? 'error' : 'neutral'}
            stale={stale && !error}
            facts={isEmpty || error ? [] : [t('found', { count: links.length })]}
            actions={!isEmpty && (error ? links.length > 1 : isAmongText) && copies}
          >
            {error ? errorText(error) : isEmpty && t('hint')}
          </StatusLine>
        </div>
      </Panel>
      {!isEmpty &&
        links
          .slice(0, shown)
          .map((link, at) => (
            <LinkCard
              key={linkKey(link)}
              name={t('link', { number: at + 1 })}
              link={link}
              isPlaced={links.length > 1}
              final={finalOf(link, draft.removeParams, putBack)}
              putBack={putBack.get(linkKey(link)) ?? []}
              onToggle={(name) => toggle(linkKey(link), name)}
              isAlone={links.length === 1}
              stale={stale}
            />
          ))}
      {links.length > shown && (
        <Button variant="line" onClick={() => setShown(shown + pageSize)}>
          {t('more', { count: Math.min(pageSize, links.length - shown) })}
        </Button>
      )}
    </>
  );
}
