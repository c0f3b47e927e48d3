import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { Actions, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';

interface CardHeadProps {
  readonly title: string;
  /** The label of the button that opens a file. */
  readonly label: string;
  readonly onFile: (file: File | undefined) => void;
}

/** The first line of a half: its name, and a file instead of the text. */
export function CardHead({ title, label, onFile }: CardHeadProps) {
  return (
    <PanelRow>
      <PanelTitle>{title}</PanelTitle>
      <Actions>
        <OpenButton label={label} onFiles={([file]) => onFile(file)} />
      </Actions>
    </PanelRow>
  );
}
