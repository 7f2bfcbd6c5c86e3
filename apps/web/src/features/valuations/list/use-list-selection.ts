import { useCallback, useMemo, useState } from 'react';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import type { ListItem } from './list-totals.ts';

/** What is known of a selected valuation: enough to act on it and to add it up. */
export type SelectedItem = RouterOutputs['valuations']['select']['items'][number];

export interface ListSelection {
  /** As they are now, where they are loaded. */
  items: readonly SelectedItem[];
  isSelected: (item: Pick<ListItem, 'id'>) => boolean;
  toggle: (item: ListItem, options: { extend: boolean }) => void;
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
  clear: () => void;
  /** Takes the place of what was selected. */
  replace: (items: readonly SelectedItem[]) => void;
}

type Chosen = ReadonlyMap<string, SelectedItem>;
const nothing: Chosen = new Map();

const rangeBetween = (items: readonly ListItem[], from: string, to: string): ListItem[] => {
  const places = [from, to].map((id) => items.findIndex((item) => item.id === id));
  return places.includes(-1) ? [] : items.slice(Math.min(...places), Math.max(...places) + 1);
};

/** Which rows are chosen. It is forgotten when the list asks for something else: `listKey` says what it asks for. */
export const useListSelection = (items: readonly ListItem[], listKey: string): ListSelection => {
  const [state, setState] = useState({ listKey, chosen: nothing, anchor: '' });
  const chosen = state.listKey === listKey ? state.chosen : nothing;
  const anchor = state.listKey === listKey ? state.anchor : '';
  const loaded = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);

  const set = (next: Chosen, nextAnchor = anchor): void =>
    setState({ listKey, chosen: next, anchor: nextAnchor });

  const toggle: ListSelection['toggle'] = (item, { extend }) => {
    const next = new Map(chosen);
    const range = extend ? rangeBetween(items, anchor, item.id) : [];
    if (range.length > 0) for (const row of range) next.set(row.id, row);
    else if (!next.delete(item.id)) next.set(item.id, item);
    set(next, range.length > 0 ? anchor : item.id);
  };

  const selectedLoaded = items.reduce((count, { id }) => count + (chosen.has(id) ? 1 : 0), 0);
  const isAll = items.length > 0 && selectedLoaded === items.length;
  const clear = useCallback(() => setState({ listKey, chosen: nothing, anchor: '' }), [listKey]);
  const replace = (next: readonly SelectedItem[]): void =>
    set(new Map(next.map((item) => [item.id, item])));
  const current = useMemo(
    () => [...chosen.values()].map((item) => loaded.get(item.id) ?? item),
    [chosen, loaded],
  );

  return {
    items: current,
    isSelected: ({ id }) => chosen.has(id),
    toggle,
    selected: isAll ? 'all' : chosen.size > 0 ? 'some' : 'none',
    toggleAll: () => (isAll ? clear() : replace([...chosen.values(), ...items])),
    clear,
    replace,
  };
};
