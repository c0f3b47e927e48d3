import { DocumentConverter } from '#ui/document-converter/document-converter.tsx';
import { convertWithReport, locate } from './engine.ts';
import { text } from './text.ts';

const initial = {
  text: `# A web server and its database
x-service: &service
  restart: always
  environment: {TZ: Europe/Paris}
services:
  web:
    <<: *service
    image: nginx:1.27
    ports: ["8080:80"]
  database:
    <<: *service
    image: postgres:17
`,
};

export default function ConverterView() {
  return (
    <DocumentConverter
      from="yaml"
      to="json"
      convert={convertWithReport}
      locate={locate}
      initial={initial}
      inverse="json-to-yaml-converter"
      text={text}
    />
  );
}
