import { defineText } from '#core/text.ts';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import { FaultExcerpt } from './fault-excerpt.tsx';
import { FaultLine } from './fault.tsx';

const messages = defineText({
  en: { 'error.invalid': 'Line {line}, column {column}: expected a value, found “,”.' },
  fr: { 'error.invalid': 'Ligne {line}, colonne {column} : une valeur est attendue au lieu de « , ».' },
});

export function Demo() {
  return (
    <Panel>
      <FaultLine
        error={{ code: 'invalid', message: '', details: { line: 1, column: 7, offset: 6 } }}
        messages={messages}
        actions={
          <Button size="small" variant="line">
            Go to
          </Button>
        }
      />
      <FaultExcerpt text="[1, 2,, 3]" offset={6} />
    </Panel>
  );
}
