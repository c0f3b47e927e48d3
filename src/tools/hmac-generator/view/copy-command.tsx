import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { opensslCommand, type CommandInput } from '../engine/command.ts';

interface CopyCommandProps {
  readonly label: string;
  readonly input: CommandInput;
}

export function CopyCommand({ label, input }: CopyCommandProps) {
  return <CopyButton text={() => opensslCommand(input) ?? ''} label={label} />;
}
