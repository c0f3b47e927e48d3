import { DocumentConverter } from '#ui/document-converter/document-converter.tsx';
import { convertWithReport, locate } from './engine.ts';
import { text } from './text.ts';

const initial = {
  text: `title: Staging servers
since: 2024-03-01
database:
  port: 5432
  timeout: 1.50
  limits:
    connections: 200
servers:
  - name: alpha
    address: 10.0.0.1
  - name: beta
    address: 10.0.0.2
`,
};

export default function ConverterView() {
  return (
    <DocumentConverter
      from="yaml"
      to="toml"
      convert={convertWithReport}
      locate={locate}
      initial={initial}
      inverse="toml-to-yaml"
      text={text}
    />
  );
}
