import { useEffect, useState } from 'react';

export interface Speech {
  /** Undefined until the browser has said which voices there are; null when none of them will do. */
  readonly voice: SpeechSynthesisVoice | null | undefined;
  readonly speaking: boolean;
  readonly speak: (text: string) => void;
  readonly stop: () => void;
}

/** Browsers that have no voices at all never say so. */
const patience = 2000;

/** Reads aloud with a voice of this device: those of a server would get the text. */
export function useSpeech(language: string): Speech {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>();
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => {
    const found = (): readonly SpeechSynthesisVoice[] =>
      'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];
    const update = (): void => setVoices(found());
    if (found().length > 0) update();
    const timer = setTimeout(update, patience);
    if (!('speechSynthesis' in globalThis)) return () => clearTimeout(timer);
    speechSynthesis.addEventListener('voiceschanged', update);
    return () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', update);
      speechSynthesis.cancel();
    };
  }, []);
  const voice = voices && (voices.find(({ localService, lang }) => localService && lang.startsWith(language)) ?? null);
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
