import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Panel } from '../panel/panel.tsx';
import { Outputs } from './outputs.tsx';

export function Demo() {
  return (
    <Panel>
      <Outputs
        copies={
          <>
            <CopyButton variant="line" size="medium" label="SVG" aria-label="Copy SVG" text="<svg/>" />
            <CopyButton variant="line" size="medium" label="Text" aria-label="Copy as text" text="picture" />
          </>
        }
      >
        <Button variant="primary" icon="download">
          Download PNG
        </Button>
        <Button variant="line" icon="download">
          SVG
        </Button>
      </Outputs>
    </Panel>
  );
}
