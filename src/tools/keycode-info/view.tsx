import { useEffect, useRef } from 'react';
import { flag, group, secret, text as textField } from '#core/field.ts';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from './text.ts';
import { Capture } from './view/capture.tsx';
import { example } from './view/example.ts';
import { DrawnKeyboard } from './view/drawn-keyboard.tsx';
import { Facts } from './view/facts.tsx';
import { shownKey } from './view/shown-key.ts';
import { startOf } from './view/start-of.ts';
import { History } from './view/history.tsx';
import { Reference } from './view/reference.tsx';
import { useKeyLog } from './view/use-key-log.ts';
import styles from './view.module.css';

const fields = {
  query: textField(''),
  letBrowser: flag(false),
  /** Kept nowhere, as the history is not either. */
  recording: group({ typed: secret(''), paused: flag(false) }, { typed: '', paused: false }),
};
const initial = {};

export default function KeycodeView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const { recording } = draft;
  const record = (part: Partial<typeof recording>): void => change({ recording: { ...recording, ...part } });
  const log = useKeyLog(recording.paused);
  useUnsaved(log.history.length > 0);
  const mobile = useRef<HTMLDivElement>(null);
  // React's event of this name is another one, which does not say what kind of input it is.
  useEffect(() => {
    const element = mobile.current;
    const note = ({ type, data, inputType }: InputEvent): void => log.note(type, data ?? '', inputType);
    element?.addEventListener('beforeinput', note);
    return () => element?.removeEventListener('beforeinput', note);
  }, [log]);
  const inserted = log.history.find(({ type }) => !type.startsWith('key'));
  // Text was pasted or came from a virtual keyboard, without a key: the example does not describe it.
  const stale = !log.last && inserted !== undefined;
  return (
    <div className={styles.page}>
      <Panel className={styles.capture}>
        <Capture log={log} letBrowser={draft.letBrowser} stale={stale} />
      </Panel>
      <Panel className={styles.mobile}>
        <Fields columns={1}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the field inside */}
          <div
            ref={mobile}
            onKeyDown={log.press}
            onKeyUp={log.press}
            onCompositionStart={({ type, data }) => log.note(type, data, '')}
            onCompositionUpdate={({ type, data }) => log.note(type, data, '')}
            onCompositionEnd={({ type, data }) => log.note(type, data, '')}
            onBlur={log.release}
          >
            <InputText
              label={t('mobile')}
              hint={
                <span className={styles.inserted}>
                  {inserted ? (
                    <>
                      {inserted.type} · {inserted.code || '–'} ·{' '}
                      <bdi className={styles.text}>{shownKey(startOf(inserted.key)) || '–'}</bdi>
                    </>
                  ) : (
                    t('mobile.hint')
                  )}
                </span>
              }
              value={recording.typed}
              onChange={(typed) => record({ typed })}
              placeholder={t('area')}
              rawText
            />
          </div>
        </Fields>
      </Panel>
      <Facts last={log.last ?? example} isExample={!log.last} stale={stale} />
      <Panel>
        <h2 className={styles.drawn}>{t('keyboard')}</h2>
        <DrawnKeyboard held={log.held} />
        <OptionRow onReset={reset}>
          <Switch {...field('letBrowser')} />
          <span className={styles.hint}>{t('reserved')}</span>
        </OptionRow>
      </Panel>
      <History
        rows={log.history}
        paused={recording.paused}
        onPause={(paused) => record({ paused })}
        onClear={log.clear}
      />
      <Reference query={draft.query} onQuery={(query) => change({ query })} />
    </div>
  );
}
