import { useState } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { chosenDevices, rememberDevices, type Chosen } from './devices.ts';
import { defaults, fields, type Options } from './fields.ts';
import { Level } from './level.tsx';
import { TrackControls } from './track-controls.tsx';
import type { Camera } from './use-camera.ts';

interface SettingsProps {
  readonly options: Options;
  readonly change: (part: Partial<Options>) => void;
  readonly onReset: () => void;
  readonly camera: Camera;
}

/** What can be chosen; devices stand still while something is recorded. */
export function Settings({ options, change, onReset, camera }: SettingsProps) {
  const t = useText(text);
  const ui = useText(words);
  const field = useFields(fields, text, options, change);
  const changed = field.changed('photoFormat', 'videoFormat', 'saveMirrored');
  const { state, stream, sound, cameras, microphones } = camera;
  const isLive = state.state === 'live';
  const locked = state.state === 'asking' || (isLive && state.recording !== 'none');
  const [chosen, setChosen] = useState<Chosen>();
  const { camera: wantedCamera, microphone: wantedMicrophone } = chosen ?? (isLive ? chosenDevices() : noDevices);

  const choose = (part: Partial<Chosen>): void => {
    const next = { ...chosenDevices(), ...part };
    rememberDevices(next);
    setChosen(next);
    if (part.camera !== undefined) void camera.start(options);
    else void camera.setSound(true);
  };
  const nameOf = (device: MediaDeviceInfo, unnamed: string) => ({
    value: device.deviceId,
    label: device.label || unnamed,
  });
  const known = (devices: readonly MediaDeviceInfo[], id: string): string =>
    devices.some((device) => device.deviceId === id) ? id : (devices[0]?.deviceId ?? '');

  /** An open camera takes the defaults too. */
  const restore = (): void => {
    onReset();
    if (!isLive) return;
    if (options.resolution !== defaults.resolution) void camera.start(defaults);
    else if (options.sound !== defaults.sound) void camera.setSound(defaults.sound);
  };

  return (
    <div className={styles.settings}>
      {isLive && cameras.length > 0 && (
        <Select
          wide
          label={t('camera')}
          value={known(cameras, stream?.getVideoTracks()[0]?.getSettings().deviceId ?? wantedCamera)}
          onChange={(id) => choose({ camera: id })}
          disabled={locked}
          options={cameras.map((device, index) => nameOf(device, t('camera.unnamed', { number: index + 1 })))}
        />
      )}
      <Select
        {...field('resolution', (value) => (value === 'auto' ? t('resolution.auto') : value.replace('x', ' × ')))}
        wide
        onChange={(resolution) => {
          change({ resolution });
          if (isLive) void camera.start({ ...options, resolution });
        }}
        disabled={locked}
        hint={isLive && state.recording !== 'none' ? t('locked') : undefined}
      />
      <div className={styles.stack}>
        <Switch
          {...field('sound')}
          disabled={locked}
          onChange={(on) => {
            change({ sound: on });
            if (isLive) void camera.setSound(on);
          }}
          hint={
            isLive && state.microphone !== 'off' && state.microphone !== 'on' && t(`microphone.${state.microphone}`)
          }
        />
        {sound && <Level track={sound} />}
        {sound && microphones.length > 1 && (
          <Select
            wide
            label={t('microphone')}
            value={known(microphones, sound.getSettings().deviceId ?? wantedMicrophone)}
            onChange={(id) => choose({ microphone: id })}
            disabled={locked}
            options={microphones.map((device, index) => nameOf(device, t('microphone.unnamed', { number: index + 1 })))}
          />
        )}
        <Switch {...field('mirror')} />
      </div>
      <Segmented
        {...field('timer', (value) => (value === 0 ? t('timer.off') : t('timer.seconds', { count: value })))}
      />
      <Disclosure label={ui(changed > 0 ? 'moreOptionsChanged' : 'moreOptions', { count: changed })} inRow>
        <Fields columns={1}>
          <Segmented {...field('photoFormat')} />
          <Segmented {...field('videoFormat')} disabled={locked} />
          <Switch {...field('saveMirrored')} />
        </Fields>
      </Disclosure>
      {isLive && stream && <TrackControls track={stream.getVideoTracks()[0]} />}
      {!locked && <ResetButton onReset={restore} />}
    </div>
  );
}

const noDevices: Chosen = { camera: '', microphone: '' };
