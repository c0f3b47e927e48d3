import type { Failure } from '#core/operation.ts';
import { timeZoneNames } from '#lib/time-zone-names.ts';
import { Button } from '#ui/button/button.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { readings } from '../engine.ts';
import { formats, type Format } from '../engine/formats.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type Converted, type DraftProps } from './draft.ts';
import { Picker } from './picker.tsx';
import { Summary } from './summary.tsx';
import { ZoneField } from './zone-field.tsx';
import { keepZones, useKeptZones, useLocalZone } from './zones.ts';

interface SourceProps extends DraftProps {
  readonly converted: Converted | undefined;
  readonly error: Failure | undefined;
  /** Undefined: the text is a fixed date. */
  readonly clock: { readonly running: boolean; readonly toggle: () => void } | undefined;
  readonly zone: string;
  readonly onReset: () => void;
}

/** The date, how it is read, in which zone, and what is worth knowing about it. */
export function Source({ draft, change, converted, error, clock, zone, onReset }: SourceProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const local = useLocalZone();
  const { recent } = useKeptZones();
  const { value: found = [] } = useOperation(
    readings,
    { text: draft.text, timeZone: zone },
    { enabled: !clock && !error },
  );
  const detected =
    converted && !error ? t('format.detected', { name: t(`format.${converted.format}`) }) : t('format.auto');
  const others = clock ? [] : found.filter(({ format }) => format !== converted?.format);
  const zones = [...new Set([local, 'UTC', ...recent.slice(0, 2)])];
  const isZoneError = error?.code === 'unknown-time-zone' && error.details['timeZone'] === zone;
  const named =
    error?.code === 'format-mismatch'
      ? { ...error, details: { format: t(`format.${error.details['format'] as Format}`) } }
      : error;
  const isPaused = clock?.running === false;
  const pickZone = (timeZone: string): void => change({ timeZone });
  return (
    <Panel>
      <Fields>
        <InputText
          {...field('text')}
          className={styles.text}
          placeholder={t('text.now')}
          error={named && !isZoneError ? errorText(named) : undefined}
          size="large"
          dir="ltr"
          monospace
          rawText
          clearable
        />
        <div>
          <ZoneField
            className={styles.zone}
            label={t('zone.label')}
            placeholder={local}
            size="large"
            error={isZoneError ? errorText(error) : undefined}
            value={draft.timeZone}
            onChange={(timeZone) => {
              pickZone(timeZone);
              if (timeZone.includes('/')) keepZones({ recent: recentWith(timeZone, recent) });
            }}
          />
          {zones.length > 1 && (
            <ActionChips
              label={t('zone.label')}
              labelHidden
              className={styles.chips}
              actions={zones.map((name) => ({
                label: name,
                pressed: name === zone,
                onSelect: () => pickZone(name),
              }))}
            />
          )}
        </div>
      </Fields>
      <PanelRow>
        <Select
          {...field('format')}
          labelPosition="left"
          size="small"
          options={[
            { value: 'auto' as const, label: draft.format === 'auto' && !clock ? detected : t('format.auto') },
            ...formats.map((value) => ({ value, label: t(`format.${value}`) })),
          ]}
        />
        <span className={styles.actions}>
          <Button
            variant="line"
            size="small"
            icon={isPaused ? 'play' : 'pause'}
            disabled={!clock}
            onClick={() => clock?.toggle()}
          >
            {t(isPaused ? 'resume' : 'pause')}
          </Button>
          <Picker
            label={t('picker.label')}
            wall={converted?.values.iso9075}
            onChange={(wall) => change({ text: wall, format: 'auto' })}
          />
          <Button
            variant="line"
            size="small"
            icon="clock"
            disabled={clock?.running}
            onClick={() => change({ text: new Date().toISOString(), format: 'auto' })}
          >
            {t('now')}
          </Button>
          <ResetButton onReset={onReset} />
        </span>
      </PanelRow>
      {!error &&
        converted?.warnings.map((warning) => (
          <StatusLine key={warning} tone="warning">
            {t(`warning.${warning}`)}
          </StatusLine>
        ))}
      {converted && <Summary converted={converted} stale={error !== undefined} />}
      {!error && others.length > 0 && (
        <PanelRow>
          <ActionChips
            label={t('others')}
            labelPosition="left"
            actions={others.map(({ format, iso8601 }) => ({
              label: `${t(`format.${format}`)} → ${iso8601.slice(0, 10)}`,
              onSelect: () => change({ format }),
            }))}
          />
        </PanelRow>
      )}
    </Panel>
  );
}

/** A zone counts as used once its name is whole. */
function recentWith(zone: string, recent: readonly string[]): readonly string[] {
  if (!timeZoneNames().includes(zone)) return recent;
  return [zone, ...recent.filter((name) => name !== zone)].slice(0, 8);
}
