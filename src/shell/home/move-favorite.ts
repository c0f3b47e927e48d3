import { toolOf } from '../catalogue.ts';
import { useFavorites } from '../stores/favorites.ts';

/** Puts a favorite at a place, counted from 0, among those that are shown: the host may hide others. */
export function moveFavorite(id: string, place: number): void {
  const { ids } = useFavorites.getState();
  if (!ids.includes(id)) return;
  const others = ids.filter((other) => other !== id);
  const next = others.filter(toolOf)[Math.max(0, place)];
  useFavorites.setState({ ids: others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, id) });
}
