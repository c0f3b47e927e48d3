import { blob, choice, group, integer, optional } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { generate } from '../engine.ts';

export const tabs = ['general', 'images', 'twitter', 'details'] as const;
export const networks = ['facebook', 'x', 'linkedin', 'discord', 'slack', 'messages'] as const;
export type Network = (typeof networks)[number];

export const fields = {
  ...generate.input,
  tab: choice(tabs, 'general'),
  network: choice(networks, 'facebook'),
  /** A picture of this device for the preview, and the place of its image. */
  picture: optional(group({ file: blob(), place: integer() })),
};
export const initial = {
  title: 'Toolcrib: handy tools for developers',
  description: 'Small tools that run in the browser. Nothing you type leaves the page.',
  url: 'https://example.com/toolcrib',
  siteName: 'Toolcrib',
  locale: 'en_US',
  images: [
    {
      url: 'https://example.com/card.png',
      type: undefined,
      secureUrl: undefined,
      width: 1200,
      height: 630,
      alt: 'The home page of Toolcrib',
    },
  ],
};

export type OgDraft = DraftOf<typeof fields>;
export type PartProps = WithDraft<typeof fields>;
