import { DocumentConverter } from '#ui/document-converter/document-converter.tsx';
import { convertWithReport, locate } from './engine.ts';
import { text } from './text.ts';

const initial = {
  text: `[project]
name = "tide-table"
version = "0.3.0"
dependencies = ["numpy>=2.0", "requests"]

[[tool.tasks]]
name = "test"
timeout = 1_000

[[tool.tasks]]
name = "build"
`,
};

export default function ConverterView() {
  return (
    <DocumentConverter
      from="toml"
      to="json"
      convert={convertWithReport}
      locate={locate}
      initial={initial}
      inverse="json-to-toml"
      text={text}
    />
  );
}
