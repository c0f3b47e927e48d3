import { DocumentConverter } from '#ui/document-converter/document-converter.tsx';
import { convertWithReport, locate } from './engine.ts';
import { text } from './text.ts';

const initial = {
  text: `{
  "package": {
    "name": "tide-table",
    "version": "0.3.0",
    "metadata": { "precision": 1.50 }
  },
  "dependencies": { "serde": "1.0", "time": "0.3" },
  "bin": [
    { "name": "tides", "path": "src/tides.rs" },
    { "name": "moon", "path": "src/moon.rs" }
  ]
}
`,
};

export default function ConverterView() {
  return (
    <DocumentConverter
      from="json"
      to="toml"
      convert={convertWithReport}
      locate={locate}
      initial={initial}
      inverse="toml-to-json"
      text={text}
    />
  );
}
