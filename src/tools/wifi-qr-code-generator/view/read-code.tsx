import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { pixelsOf } from '#ui/pixels.ts';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { read, readPicture } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { draftOf, fields, type DraftProps } from './draft.ts';

/** A code as text or as a picture, to be changed and printed again. */
export function ReadCode({ draft, change }: DraftProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const field = useFields(fields, text, draft, change);
  const [isRefused, refuse] = useState(false);
  const picture = useRunner(readPicture);
  const [taken, take] = useState<string>();
  // What is said of a picture is old once there is another text.
  const [before, setBefore] = useState<string>();
  const { payload } = draft;
  const { value, error } = useOperation(read, { payload }, { enabled: payload.trim() !== '' });
  if (picture.value !== undefined && !picture.stale && picture.value !== taken) {
    take(picture.value);
    change({ payload: picture.value });
  }
  const { open } = useReading(
    ([file]) => pixelsOf(file),
    (pixels) => {
      picture.clear();
      refuse(!pixels);
      take(undefined);
      setBefore(payload);
      if (pixels) picture.start(pixels);
    },
  );
  const isOfPicture = payload === before;
  const fault = (isOfPicture ? picture.error : undefined) ?? error;
  const network = payload.trim() === '' || error ? undefined : value;
  return (
    <Panel label={t('read.title')} busy={picture.slow}>
      <PanelRow>
        <h2 className={styles.heading}>{t('read.title')}</h2>
      </PanelRow>
      <Fields columns={1}>
        <SecretField {...field('payload')} placeholder="WIFI:T:WPA;S:…;P:…;;" monospace />
        <DropZone accept="image/*" onFiles={open}>
          {t('read.drop')}
        </DropZone>
      </Fields>
      {isOfPicture && isRefused && <StatusLine tone="warning">{t('read.notImage')}</StatusLine>}
      {fault && (
        <StatusLine tone="error">
          {/* The field that this error names is one of the network, not of this panel. */}
          {fault.code === 'missing-field' ? t('read.nameless') : errorText(fault)}
        </StatusLine>
      )}
      {network && (
        <StatusLine
          ok={t('read.found', { security: t(`security.${network.security}`), ssid: network.ssid })}
          facts={network.unknown.length > 0 ? [t('read.unknown', { count: network.unknown.length })] : []}
          actions={
            <Button variant="line" size="small" icon="pencil" onClick={() => change(draftOf(network))}>
              {t('read.edit')}
            </Button>
          }
        />
      )}
    </Panel>
  );
}
