import { useEffect, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Meter } from '#ui/meter/meter.tsx';
import { text } from '../text.ts';

const everyMs = 100;

/** How loud the microphone is now: shows that it works before something is recorded. */
export function Level({ track }: { readonly track: MediaStreamTrack }) {
  const t = useText(text);
  const [level, setLevel] = useState(0);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // -60 dB of full scale and less is silence.
      setLevel(power === 0 ? 0 : Math.max(0, 100 + (10 * Math.log10(power) * 100) / 60));
    }, everyMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return <Meter label={t('microphone.level')} value={level} />;
}
