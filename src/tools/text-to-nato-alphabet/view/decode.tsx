import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { fromNato } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface DecodeProps {
  readonly coded: string;
  readonly onChange: (coded: string) => void;
}

/** Words back into text. */
export function Decode({ coded, onChange }: DecodeProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isEmpty = coded.trim() === '';
  const { value, error, stale } = useOperation(fromNato, { text: coded }, { enabled: !isEmpty });
  return (
    <Panel label={t('decode.title')}>
      <PanelRow>
        <PanelTitle>{t('decode.title')}</PanelTitle>
      </PanelRow>
      <Fields columns={1}>
        <InputText
          label={t('decode.label')}
          hint={t('decode.hint')}
          value={coded}
          onChange={onChange}
          placeholder={t('decode.placeholder')}
          error={error ? '' : undefined}
          rows={2}
          multiline
          autosize
          rawText
          clearable
        />
      </Fields>
      {isEmpty ? (
        <Empty>{t('decode.empty')}</Empty>
      ) : (
        <div className={styles.decoded}>
          <output className={styles.text} data-stale={stale || undefined}>
            {value}
          </output>
          <CopyButton text={value ?? ''} stale={stale} />
        </div>
      )}
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
    </Panel>
  );
}
