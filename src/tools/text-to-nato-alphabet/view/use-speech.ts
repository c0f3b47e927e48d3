import { useEffect, useState } from 'react';

export interface Speech {
  /** Undefined until the browser has said which voices there are. */
  readonly voice: SpeechSynthesisVoice | undefined;
  readonly speaking: boolean;
  readonly speak: (text: string) => void;
  readonly stop: () => void;
}

/** Reads aloud with a voice of this device: those of a server would get the text. */
export function useSpeech(language: string): Speech {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined;
    const update = (): void => setVoices(speechSynthesis.getVoices());
    update();
    speechSynthesis.addEventListener('voiceschanged', update);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', update);
      speechSynthesis.cancel();
    };
  }, []);
  const voice = voices.find(({ localService, lang }) => localService && lang.startsWith(language));
  const stop = (): void => {
    speechSynthesis.cancel();
    setSpeaking(false);
  };
  const speak = (text: string): void => {
    if (!voice) return;
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.85;
    utterance.addEventListener('end', () => setSpeaking(false));
    utterance.addEventListener('error', () => setSpeaking(false));
    setSpeaking(true);
    speechSynthesis.speak(utterance);
  };
  return { voice, speaking, speak, stop };
}
