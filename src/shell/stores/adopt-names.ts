import { languages } from '#core/text.ts';
import { loadMessages, messagesOf } from '../messages/messages.ts';
import { unique, useFavorites } from './favorites.ts';

/** Turns display names, English or French, into ids and drops what is not a tool's name. */
export async function adoptNames(): Promise<void> {
  await Promise.all(languages.map(loadMessages));
  const byName = new Map(
    languages.flatMap((language) =>
      Object.entries(messagesOf(language).names).map(([id, name]) => [name.toLowerCase(), id] as const),
    ),
  );
  useFavorites.setState(({ ids, names }) => ({
    ids: unique([...ids, ...names.flatMap((name) => byName.get(name.trim().toLowerCase()) ?? [])]),
    names: [],
  }));
}
