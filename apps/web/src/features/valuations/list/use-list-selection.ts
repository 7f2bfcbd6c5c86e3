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
  /** What became of some of them; null for what is to be chosen no longer. */
  update: (outcomes: ReadonlyMap<string, SelectedItem | null>) => void;
}

type Chosen = ReadonlyMap<string, SelectedItem>;
const nothing: Chosen = new Map();

/** A list that was asked for before a change may answer after it. */
const newest = <Item extends SelectedItem>(item: Item | undefined, loaded: Item): Item =>
  item !== undefined && item.version > loaded.version ? item : loaded;

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
  /** How it is sorted by the last change; null when it is sorted by something else. */
  dateOrder: 'asc' | 'desc' | null;
}

type IsPast = (row: ListItem, place: number) => boolean;

/** Tells of rows that were loaded and no longer are whether each may only have moved past those that are. */
const pastIn = (before: LoadedList, now: LoadedList): IsPast => {
  // A long list that begins anew shows fewer rows, none of them gone.
  if (now.pages < before.pages) return () => true;
  const known = new Set(before.items.map(({ id }) => id));
  const isNew = now.items.map(({ id }) => !known.has(id));
  const last = now.items.at(-1);
  // None came that could have pushed them away.
  if (now.isWhole || last === undefined || !isNew.includes(true)) return () => false;
  const { dateOrder } = now;
  if (dateOrder !== null)
    return ({ updatedAt }) =>
      dateOrder === 'desc' ? updatedAt <= last.updatedAt : updatedAt >= last.updatedAt;
  // One that follows the last of those still loaded has come up in the place of what is gone.
  if (isNew.at(-1) === true) return () => false;
  const loaded = new Set(now.items.map(({ id }) => id));
  const lastLoaded = before.items.findLastIndex(({ id }) => loaded.has(id));
  return (_row, place) => place > lastLoaded;
};

/** Those chosen without the ones that are gone: deleted, archived, or of another status. */
const withoutGone = (chosen: Chosen, before: LoadedList, now: LoadedList): Chosen => {
  if (before.listKey !== now.listKey) return chosen;
  const loaded = new Set(now.items.map(({ id }) => id));
  const isPast = pastIn(before, now);
  const next = new Map(chosen);
  for (const [place, row] of before.items.entries()) {
    if (!chosen.has(row.id) || loaded.has(row.id)) continue;
    // Remembered as it was seen last.
    if (isPast(row, place)) next.set(row.id, newest(chosen.get(row.id), row));
    else next.delete(row.id);
  }
  return next;
};

const updated = (chosen: Chosen, outcomes: ReadonlyMap<string, SelectedItem | null>): Chosen => {
  const next = new Map(chosen);
  for (const [id, item] of outcomes) {
    if (item === null) next.delete(id);
    else if (chosen.has(id)) next.set(id, item);
  }
  return next;
};

/** Which rows are chosen. It is forgotten when the list asks for something else. */
export const useListSelection = (list: LoadedList): ListSelection => {
  const { items, listKey } = list;
  const none: Selection = { listKey, chosen: nothing, anchor: '' };
  const [state, setState] = useState(none);
  const [before, setBefore] = useState(list);
  if (before.items !== items || before.listKey !== listKey) {
    setBefore(list);
    if (state.chosen.size > 0)
      setState({ ...state, chosen: withoutGone(state.chosen, before, list) });
  }
  const ofThisList = (stored: Selection): Selection => (stored.listKey === listKey ? stored : none);
  const { chosen } = ofThisList(state);
  const loaded = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);

  const clear = useCallback(() => setState({ listKey, chosen: nothing, anchor: '' }), [listKey]);
  const replace = (next: readonly SelectedItem[]): void =>
    setState({ ...none, chosen: new Map(next.map((item) => [item.id, item])) });
  const update = (outcomes: ReadonlyMap<string, SelectedItem | null>): void =>
    setState((stored) => ({ ...stored, chosen: updated(stored.chosen, outcomes) }));
  const current = useMemo(
    () => [...chosen.values()].map((item) => newest(item, loaded.get(item.id) ?? item)),
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
    update,
  };
};
