import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import type { Finding } from '../engine/check.ts';
import { controlAt } from '../engine/control.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { OgDraft } from './draft.ts';
import { valueAt } from './form-rows.ts';

const findingIcon = { error: 'circle-alert', warning: 'triangle-alert', info: 'info' } as const;

interface OutputProps {
  readonly draft: OgDraft;
  readonly html: string;
  readonly findings: readonly Finding[] | undefined;
  /** A character in it is not allowed in HTML. */
  readonly isBroken: boolean;
  /** It belongs to an older page. */
  readonly stale: boolean;
  readonly onPick: (field: string) => void;
}

/** The elements, and what could be better about them. */
export function Output({ draft, html, findings, isBroken, stale, onPick }: OutputProps) {
  const isOff = isBroken || stale;
  const t = useText(text);
  const ui = useText(words);
  const positionIn = (field: string): number => controlAt(String(valueAt(draft, field.match(/\w+/g) ?? []))) + 1;
  return (
    <Panel className={styles.output} label={t('output.title')}>
      <PanelRow>
        <PanelTitle>{t('output.title')}</PanelTitle>
        <span className={styles.buttons}>
          <CopyButton text={html} variant="primary" stale={isOff} />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            label={ui('download')}
            stale={isOff}
            onClick={() => download(html, 'meta-tags.html', 'text/html')}
          />
        </span>
      </PanelRow>
      <div className={styles.html} data-answer data-stale={isOff || undefined}>
        <CodeEditor label={t('output.title')} value={html} readOnly size="small" language="html" />
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
                  <span>{t(`check.${code}`, { position: positionIn(field) })}</span>
                  {(code === 'control-character' || /\[\d+\]|details\./.test(field)) && (
                    <code className={styles.where}>
                      {t.has(`field.${field}`) ? t(`field.${field as 'title'}`) : field}
                    </code>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
