import { Button } from '../button/button.tsx';
import { Big, Fields, Panel, PanelRow } from './panel.tsx';

export function Demo() {
  return (
    <>
      <Panel label="Result" busy>
        <Big>x7Qm2vRkP0aZ9tLwE4nNsB1uYc8dHj3fGiVoKqTbXe6WyUzMlDgS5hCrIpOJFA</Big>
        <PanelRow>
          <Button size="small" variant="line">
            API key
          </Button>
          <Button size="small" variant="line">
            PIN 6
          </Button>
        </PanelRow>
        <Fields>
          <p>First field</p>
          <p>Second field</p>
          <p>Third field</p>
        </Fields>
      </Panel>
      <Panel>
        <Fields columns={1}>
          <p>A panel at rest, fields in one column</p>
        </Fields>
      </Panel>
    </>
  );
}
