import type { Input } from '#core/field.ts';
import { format } from '../engine.ts';

export const fields = format.input;

export const sample = `# A web server and its database
x-service: &service
  restart: unless-stopped
services:
  web:
    <<: *service
    image:  nginx:1.27
    ports: [ "8080:80",22:22 ]
    environment:
        COUNTRY: NO   # Norway, or false?
  database:
    image: postgres
    version: 1.10
    mode: 0755
`;
export const initial = { text: sample };

export type YamlDraft = Input<typeof fields>;

export interface DraftProps {
  readonly draft: YamlDraft;
  readonly change: (part: Partial<YamlDraft>) => void;
  readonly reset: () => void;
}
