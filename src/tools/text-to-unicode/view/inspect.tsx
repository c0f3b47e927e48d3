import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { inspect } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Characters } from './characters.tsx';
import type { TextTabProps } from './draft.ts';

const forms = ['nfc', 'nfd', 'nfkc', 'nfkd'] as const;
const limit = 10_000;

/** The characters of the text one by one, with totals and normal forms. */
export function Inspect({ change, current, isOld }: TextTabProps) {
  const t = useText(text);
  const isEmpty = current === '';
  const { value, stale } = useOperation(inspect, { text: current, limit }, { enabled: !isEmpty });
  const write = (written: string): void => change({ text: written, source: 'text' });
  return (
    <>
      <Fields columns={1}>
        <InputText
          label={t('text.label')}
          value={current}
          onChange={write}
          readonly={isOld}
          multiline
          autosize
          rows={2}
          rawText
        />
      </Fields>
      {isEmpty && <Empty>{t('empty')}</Empty>}
      {value && !isEmpty && (
        <div data-stale={stale || isOld || undefined}>
          <PanelRow>
            <ul className={styles.totals} aria-label={t('totals')}>
              <li>{t('graphemes', { count: value.graphemes })}</li>
              <li>{t('codePoints', { count: value.codePoints })}</li>
              <li>{t('units', { count: value.utf16Units })}</li>
              <li>{t('bytes', { count: value.utf8Bytes })}</li>
            </ul>
            {forms.map((form) =>
              value.forms[form].same ? (
                <span key={form} className={styles.same}>
                  {t('form.same', { form: form.toUpperCase() })}
                </span>
              ) : (
                <Button
                  key={form}
                  variant="line"
                  size="small"
                  disabled={isOld}
                  onClick={() => write(current.normalize(form.toUpperCase()))}
                >
                  {t('form.use', { form: form.toUpperCase() })}
                </Button>
              ),
            )}
            <OpenIn tool="invisible-characters" values={{ text: current, context: 'text' }} disabled={isOld}>
              {t('hidden')}
            </OpenIn>
          </PanelRow>
          {value.truncated && <p className={styles.note}>{t('truncated', { count: limit })}</p>}
          <Characters
            rows={value.rows}
            rowKey={({ index }) => index}
            stale={stale || isOld}
            isTinted={({ grapheme }) => grapheme % 2 === 1}
          />
        </div>
      )}
    </>
  );
}
