import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { check, generate } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { PartProps } from './draft.ts';

const findingIcon = { error: 'circle-alert', warning: 'triangle-alert', info: 'info' } as const;

interface OutputProps extends PartProps {
  readonly onPick: (field: string) => void;
}

/** The elements, and what could be better about them. */
export function Output({ draft, change, onPick }: OutputProps) {
  const t = useText(text);
  const ui = useText(words);
  const { value: html = '' } = useOperation(generate, draft);
  const { value: findings } = useOperation(check, draft);
  return (
    <Panel label={t('output.title')}>
      <PanelRow>
        <h2 className={styles.title}>{t('output.title')}</h2>
        <Switch label={t('basic')} checked={draft.basic} onChange={(basic) => change({ basic })} />
        <Switch label={t('comments')} checked={draft.comments} onChange={(comments) => change({ comments })} />
        <span className={styles.buttons}>
          <CopyButton text={html} variant="primary" />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            label={ui('download')}
            onClick={() => download(html, 'meta-tags.html', 'text/html')}
          />
        </span>
      </PanelRow>
      <div className={styles.html}>
        <CodeEditor label={t('output.title')} value={html} readOnly size="medium" language="html" />
      </div>
      {findings && (
        <div>
          {findings.length === 0 && (
            <p className={styles.fine}>
              <Icon name="check" size={15} />
              {t('check.fine')}
            </p>
          )}
          <ul className={styles.findings} aria-label={t('check.title')}>
            {findings.map(({ code, field, severity }) => (
              <li key={code + field}>
                <button type="button" className={styles.finding} data-level={severity} onClick={() => onPick(field)}>
                  <Icon name={findingIcon[severity]} size={15} />
                  <span>{t(`check.${code}`)}</span>
                  {/\[\d+\]|details\./.test(field) && <code className={styles.where}>{field}</code>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
