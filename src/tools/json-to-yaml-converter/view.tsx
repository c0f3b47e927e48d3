import { DocumentConverter } from '#ui/document-converter/document-converter.tsx';
import { convertWithReport, locate } from './engine.ts';
import { text } from './text.ts';

const initial = {
  text: `{
  "name": "weather station",
  "version": "1.10",
  "country": "NO",
  "sensors": ["wind", "rain", "temperature"],
  "position": { "latitude": 59.91, "longitude": 10.75 }
}
`,
};

export default function ConverterView() {
  return (
    <DocumentConverter
      from="json"
      to="yaml"
      convert={convertWithReport}
      locate={locate}
      initial={initial}
      inverse="yaml-to-json-converter"
      text={text}
    />
  );
}
