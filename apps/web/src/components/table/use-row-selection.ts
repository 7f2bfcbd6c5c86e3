import { useCallback, useMemo, useState } from 'react';

/** A selectable row; a later version of it replaces an earlier one. */
interface SelectableRow {
  id: string;
  version?: number;
}

/** `Chosen` is the stored part of a selected row: enough to act on it, even when it is not loaded. */
export interface RowSelection<Row extends Chosen, Chosen extends SelectableRow = Row> {
  /** The selected rows, in their current state if they are loaded. */
  items: readonly Chosen[];
  isSelected: (item: SelectableRow) => boolean;
  /** With `extend`, selects the range from the last selected row to this one. */
  toggle: (item: Row, options: { extend: boolean }) => void;
  /** How many of the loaded rows are selected. */
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
  clear: () => void;
  /** Replaces the selection. */
  replace: (items: readonly Chosen[]) => void;
  /** Updates selected rows; null for a row that should no longer be selected. */
  update: (outcomes: ReadonlyMap<string, Chosen | null>) => void;
}

/** The newer version: a list requested before a change may arrive after it. */
const newest = <Item extends SelectableRow>(item: Item | undefined, loaded: Item): Item =>
  item !== undefined && (item.version ?? 0) > (loaded.version ?? 0) ? item : loaded;

const rangeBetween = <Row extends SelectableRow>(
  items: readonly Row[],
  from: string,
  to: string,
): Row[] => {
  const places = [from, to].map((id) => items.findIndex((item) => item.id === id));
  return places.includes(-1) ? [] : items.slice(Math.min(...places), Math.max(...places) + 1);
};

interface Selection<Chosen> {
  listKey: string;
  chosen: ReadonlyMap<string, Chosen>;
  /** The id of the row selected last, from which a range starts. */
  anchor: string;
}

const toggled = <Row extends Chosen, Chosen extends SelectableRow>(
  { chosen, anchor }: Selection<Chosen>,
  items: readonly Row[],
  { item, extend }: { item: Row; extend: boolean },
): Omit<Selection<Chosen>, 'listKey'> => {
  const next = new Map(chosen);
  const range = extend ? rangeBetween(items, anchor, item.id) : [];
  if (range.length > 0) {
    for (const row of range) next.set(row.id, row);
    return { chosen: next, anchor };
  }
  if (!next.delete(item.id)) next.set(item.id, item);
  return { chosen: next, anchor: item.id };
};

/** The loaded part of a list; `listKey` identifies the list's query. */
interface LoadedList<Row> {
  items: readonly Row[];
  listKey: string;
  pages: number;
  /** Whether the whole list is loaded. */
  isWhole: boolean;
  /** The order, when a change to a row can move it; null when the list is sorted by anything else. */
  order: { keyOf: (row: Row) => string; direction: 'asc' | 'desc' } | null;
}

type IsPast<Row> = (row: Row, place: number) => boolean;

/** Returns a check for rows that are no longer loaded: whether each may only have moved past the loaded ones. */
const pastIn = <Row extends SelectableRow>(
  before: LoadedList<Row>,
  now: LoadedList<Row>,
): IsPast<Row> => {
  // A long list that starts again from its first page shows fewer rows, but none of them was removed.
  if (now.pages < before.pages) return () => true;
  const known = new Set(before.items.map(({ id }) => id));
  const isNew = now.items.map(({ id }) => !known.has(id));
  const last = now.items.at(-1);
  // No new row could have pushed the missing ones away.
  if (now.isWhole || last === undefined || !isNew.includes(true)) return () => false;
  const { order } = now;
  if (order !== null) {
    const { keyOf, direction } = order;
    return (row) => (direction === 'desc' ? keyOf(row) <= keyOf(last) : keyOf(row) >= keyOf(last));
  }
  // A new row at the end moved up to fill the place of a removed one.
  if (isNew.at(-1) === true) return () => false;
  const loaded = new Set(now.items.map(({ id }) => id));
  const lastLoaded = before.items.findLastIndex(({ id }) => loaded.has(id));
  return (_row, place) => place > lastLoaded;
};

/** The selected rows without those that left the list: deleted, archived, or with another status. */
const withoutGone = <Row extends Chosen, Chosen extends SelectableRow>(
  chosen: ReadonlyMap<string, Chosen>,
  before: LoadedList<Row>,
  now: LoadedList<Row>,
): ReadonlyMap<string, Chosen> => {
  if (before.listKey !== now.listKey) return chosen;
  const loaded = new Set(now.items.map(({ id }) => id));
  const isPast = pastIn(before, now);
  const next = new Map(chosen);
  for (const [place, row] of before.items.entries()) {
    if (!chosen.has(row.id) || loaded.has(row.id)) continue;
    // Stored in its last loaded state.
    if (isPast(row, place)) next.set(row.id, newest(chosen.get(row.id), row));
    else next.delete(row.id);
  }
  return next;
};

const updated = <Chosen>(
  chosen: ReadonlyMap<string, Chosen>,
  outcomes: ReadonlyMap<string, Chosen | null>,
): ReadonlyMap<string, Chosen> => {
  const next = new Map(chosen);
  for (const [id, item] of outcomes) {
    if (item === null) next.delete(id);
    else if (chosen.has(id)) next.set(id, item);
  }
  return next;
};

/** The selected rows. The selection is cleared when the list's query changes. */
export const useRowSelection = <Row extends Chosen, Chosen extends SelectableRow = Row>(
  list: LoadedList<Row>,
): RowSelection<Row, Chosen> => {
  const { items, listKey } = list;
  const none: Selection<Chosen> = { listKey, chosen: new Map(), anchor: '' };
  const [state, setState] = useState(none);
  const [before, setBefore] = useState(list);
  if (before.items !== items || before.listKey !== listKey) {
    setBefore(list);
    if (state.chosen.size > 0)
      setState({ ...state, chosen: withoutGone(state.chosen, before, list) });
  }
  const ofThisList = (stored: Selection<Chosen>): Selection<Chosen> =>
    stored.listKey === listKey ? stored : none;
  const { chosen } = ofThisList(state);
  const loaded = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);

  const clear = useCallback(() => setState({ listKey, chosen: new Map(), anchor: '' }), [listKey]);
  const replace = (next: readonly Chosen[]): void =>
    setState({ ...none, chosen: new Map(next.map((item) => [item.id, item])) });
  const update = (outcomes: ReadonlyMap<string, Chosen | null>): void =>
    setState((stored) => ({ ...stored, chosen: updated(stored.chosen, outcomes) }));
  const current = useMemo(
    () => [...chosen.values()].map((item) => newest<Chosen>(item, loaded.get(item.id) ?? item)),
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
