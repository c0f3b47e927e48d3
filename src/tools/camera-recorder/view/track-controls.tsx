import { useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Slider } from '#ui/slider/slider.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';

/** Of MediaStream Image Capture; not in the DOM types. */
interface Extras {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
}

const set = (track: MediaStreamTrack, extra: { torch?: boolean; zoom?: number }): void =>
  // A camera may refuse what it offered; then nothing changes.
  void track.applyConstraints({ advanced: [extra as MediaTrackConstraintSet] }).catch(() => undefined);

/** The light and the zoom, for cameras that have them. */
export function TrackControls({ track }: { readonly track: MediaStreamTrack | undefined }) {
  const t = useText(text);
  const [torch, setTorch] = useState(false);
  const [zoom, setZoom] = useState<number>();
  if (!track?.getCapabilities) return null;
  const offered = track.getCapabilities() as Extras;
  const current = (track.getSettings() as { readonly zoom?: number }).zoom;
  return (
    <>
      {offered.torch && (
        <Switch
          label={t('torch')}
          checked={torch}
          onChange={(on) => {
            setTorch(on);
            set(track, { torch: on });
          }}
        />
      )}
      {offered.zoom && offered.zoom.max > offered.zoom.min && (
        <Slider
          name={undefined}
          label={t('zoom')}
          min={offered.zoom.min}
          max={offered.zoom.max}
          step={offered.zoom.step || 0.1}
          value={zoom ?? current ?? offered.zoom.min}
          onChange={(value) => {
            setZoom(value);
            set(track, { zoom: value });
          }}
        />
      )}
    </>
  );
}
