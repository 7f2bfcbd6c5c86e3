import { useCallback, useMemo, useState } from 'react';

/** A row that can be chosen; a later version of it takes the place of an earlier one. */
interface SelectableRow {
  id: string;
  version?: number;
}

/** `Chosen` is what is known of a chosen row: enough to act on it, loaded or not. */
export interface RowSelection<Row extends Chosen, Chosen extends SelectableRow = Row> {
  /** As they are now, where they are loaded. */
  items: readonly Chosen[];
  isSelected: (item: SelectableRow) => boolean;
  /** `extend`: from the row chosen last to this one. */
  toggle: (item: Row, options: { extend: boolean }) => void;
  /** Of the rows that are loaded. */
  selected: 'none' | 'some' | 'all';
  toggleAll: () => void;
  clear: () => void;
  /** Takes the place of what was selected. */
  replace: (items: readonly Chosen[]) => void;
  /** What became of some of them; null for what is to be chosen no longer. */
  update: (outcomes: ReadonlyMap<string, Chosen | null>) => void;
}

/** A list that was asked for before a change may answer after it. */
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
  /** The row chosen last, from which a range goes. */
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

/** What is loaded of a list; `listKey` says what the list asks for. */
interface LoadedList<Row> {
  items: readonly Row[];
  listKey: string;
  pages: number;
  /** Whether nothing of it is left to load. */
  isWhole: boolean;
  /** The order by what changes a row's place when the row changes; null when it is sorted by something else. */
  order: { keyOf: (row: Row) => string; direction: 'asc' | 'desc' } | null;
}

type IsPast<Row> = (row: Row, place: number) => boolean;

/** Tells of rows that were loaded and no longer are whether each may only have moved past those that are. */
const pastIn = <Row extends SelectableRow>(
  before: LoadedList<Row>,
  now: LoadedList<Row>,
): IsPast<Row> => {
  // A long list that begins anew shows fewer rows, none of them gone.
  if (now.pages < before.pages) return () => true;
  const known = new Set(before.items.map(({ id }) => id));
  const isNew = now.items.map(({ id }) => !known.has(id));
  const last = now.items.at(-1);
  // None came that could have pushed them away.
  if (now.isWhole || last === undefined || !isNew.includes(true)) return () => false;
  const { order } = now;
  if (order !== null) {
    const { keyOf, direction } = order;
    return (row) => (direction === 'desc' ? keyOf(row) <= keyOf(last) : keyOf(row) >= keyOf(last));
  }
  // One that follows the last of those still loaded has come up in the place of what is gone.
  if (isNew.at(-1) === true) return () => false;
  const loaded = new Set(now.items.map(({ id }) => id));
  const lastLoaded = before.items.findLastIndex(({ id }) => loaded.has(id));
  return (_row, place) => place > lastLoaded;
};

/** Those chosen without the ones that are gone: deleted, archived, or of another status. */
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
    // Remembered as it was seen last.
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

/** Which rows are chosen. It is forgotten when the list asks for something else. */
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
