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

interface Selection {
  listKey: string;
  chosen: Chosen;
  /** The row chosen last, from which a range goes. */
  anchor: string;
}

const toggled = (
  { chosen, anchor }: Selection,
  items: readonly ListItem[],
  { item, extend }: { item: ListItem; extend: boolean },
): Omit<Selection, 'listKey'> => {
  const next = new Map(chosen);
  const range = extend ? rangeBetween(items, anchor, item.id) : [];
  if (range.length > 0) {
    for (const row of range) next.set(row.id, row);
    return { chosen: next, anchor };
  }
  if (!next.delete(item.id)) next.set(item.id, item);
  return { chosen: next, anchor: item.id };
};

/** What is loaded of a list; `listKey` says what the list asks for. */
interface LoadedList {
  items: readonly ListItem[];
  listKey: string;
  pages: number;
  /** Whether nothing of it is left to load. */
  isWhole: boolean;
}

/** Those chosen without the ones that were loaded and no longer are: deleted, archived, or of another status. */
const withoutGone = (chosen: Chosen, before: LoadedList, now: LoadedList): Chosen => {
  // A long list that begins anew shows fewer rows, none of them gone.
  if (before.listKey !== now.listKey || now.pages < before.pages) return chosen;
  const loaded = new Set(now.items.map(({ id }) => id));
  // Rows that are new may only have pushed away what stood after the last of those still loaded, and
  // only from before it: one that follows it has come up in the place of what is gone.
  const known = new Set(before.items.map(({ id }) => id));
  const isNew = now.items.map(({ id }) => !known.has(id));
  const mayPush = !now.isWhole && isNew.includes(true) && isNew.at(-1) === false;
  const last = before.items.findLastIndex(({ id }) => loaded.has(id));
  const awaited = mayPush ? before.items.slice(0, last + 1) : before.items;
  const gone = new Set(awaited.flatMap(({ id }) => (loaded.has(id) ? [] : [id])));
  const left = [...chosen].filter(([id]) => !gone.has(id));
  return left.length === chosen.size ? chosen : new Map(left);
};

/** Which rows are chosen. It is forgotten when the list asks for something else. */
export const useListSelection = (list: LoadedList): ListSelection => {
  const { items, listKey } = list;
  const none: Selection = { listKey, chosen: nothing, anchor: '' };
  const [state, setState] = useState(none);
  const [before, setBefore] = useState(list);
  if (before.items !== items || before.listKey !== listKey) {
    setBefore(list);
    const left = withoutGone(state.chosen, before, list);
    if (left !== state.chosen) setState({ ...state, chosen: left });
  }
  const ofThisList = (stored: Selection): Selection => (stored.listKey === listKey ? stored : none);
  const { chosen } = ofThisList(state);
  const loaded = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);

  const clear = useCallback(() => setState({ listKey, chosen: nothing, anchor: '' }), [listKey]);
  const replace = (next: readonly SelectedItem[]): void =>
    setState({ ...none, chosen: new Map(next.map((item) => [item.id, item])) });
  const current = useMemo(
    () => [...chosen.values()].map((item) => loaded.get(item.id) ?? item),
    [chosen, loaded],
  );
  const selectedLoaded = items.reduce((count, { id }) => count + (chosen.has(id) ? 1 : 0), 0);
  const isAll = items.length > 0 && selectedLoaded === items.length;

  return {
    items: current,
    isSelected: ({ id }) => chosen.has(id),
    toggle: (item, { extend }) =>
      setState((stored) => ({ listKey, ...toggled(ofThisList(stored), items, { item, extend }) })),
    selected: isAll ? 'all' : chosen.size > 0 ? 'some' : 'none',
    toggleAll: () => (isAll ? clear() : replace([...chosen.values(), ...items])),
    clear,
    replace,
  };
};
