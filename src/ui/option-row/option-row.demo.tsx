import { Panel } from '../panel/panel.tsx';
import { Option, OptionRow } from './option-row.tsx';

export function Demo() {
  return (
    <Panel>
      <OptionRow onReset={() => undefined}>
        <Option label="Indent">
          {(labelId) => (
            <select aria-labelledby={labelId}>
              <option>2</option>
              <option>4</option>
            </select>
          )}
        </Option>
        <label>
          <input type="checkbox" /> Sort keys
        </label>
        <label>
          <input type="checkbox" /> Accept comments and JSON5
        </label>
      </OptionRow>
    </Panel>
  );
}
