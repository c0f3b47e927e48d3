import demo from '../demo.module.css';
import { TextCopyable } from './text-copyable.tsx';

export function Demo() {
  return (
    <div className={demo.tight}>
      <TextCopyable value="192.168.0.0/24" />
      <TextCopyable value={'f0e4c2f76c58916ec258f246851bea091d14d4247a2fc3e18694461b1816e13b'.repeat(3)} />
      <TextCopyable value="مرحبا بالعالم" />
    </div>
  );
}
