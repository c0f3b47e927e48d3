import { readIpv4 } from '#lib/net.ts';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convert } from './engine.ts';
import { rewrite } from './engine/notations.ts';
import { text } from './text.ts';
import { Bits } from './view/bits.tsx';
import { Notations } from './view/notations.tsx';
import styles from './view.module.css';

const initial = { address: '192.168.1.1' };

export default function Ipv4AddressConverterView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(convert, initial);
  const field = useFields(convert, text, draft, change);
  const isEmpty = draft.address.trim() === '';
  const { value, error, stale } = useOperation(convert, draft, { enabled: !isEmpty });
  const isGood = value !== undefined && !error && !isEmpty;

  const [first = '', second = ''] = draft.address.trim().split(/[\s,;]+/);
  const isSeveral = readIpv4(first) !== undefined && readIpv4(second) !== undefined;
  const remedies =
    error?.code === 'ipv4-leading-zero' ? [error.details['decimal'], error.details['octal']] : isSeveral ? [first] : [];
  const automatic = isGood ? t('format.detected', { notation: t(`notation.${value.detected}`) }) : t('format.auto');

  return (
    <div className={styles.page}>
      <Panel>
        <Fields columns={1}>
          <InputText {...field('address')} error={error && ''} size="large" monospace rawText clearable />
        </Fields>
        <OptionRow onReset={reset}>
          <Select
            {...field('format', (format) =>
              format !== 'auto' ? t(`notation.${format}`) : draft.format === 'auto' ? automatic : t('format.auto'),
            )}
            labelPosition="left"
            size="small"
          />
        </OptionRow>
        {error ? (
          <StatusLine
            tone="error"
            actions={
              error.details['reason'] === 'mask' ? (
                <OpenIn tool="ipv4-subnet-calculator" values={{ address: draft.address }}>
                  {t('open.subnet')}
                </OpenIn>
              ) : (
                remedies
                  .filter((remedy) => typeof remedy === 'string')
                  .map((remedy) => (
                    <Button key={remedy} variant="line" size="small" onClick={() => change({ address: remedy })}>
                      {t('remedy.use', { address: remedy })}
                    </Button>
                  ))
              )
            }
          >
            {isSeveral ? t('several') : errorText(error)}
          </StatusLine>
        ) : draft.format === 'octal' ? (
          <StatusLine tone="warning">{t('format.octal.warning')}</StatusLine>
        ) : (
          <StatusLine stale={stale} where={isGood && t(`type.${value.type}`)}>
            {isGood && t(`type.${value.type}.note`)}
          </StatusLine>
        )}
      </Panel>
      {isEmpty ? (
        <Panel>
          <Empty>{t('empty')}</Empty>
        </Panel>
      ) : (
        <Notations value={value} stale={stale}>
          {value && (
            <Panel>
              <Bits
                address={value.decimal}
                stale={!isGood}
                onChange={(address) => change({ address: rewrite(address, value.detected) })}
              />
            </Panel>
          )}
        </Notations>
      )}
    </div>
  );
}
