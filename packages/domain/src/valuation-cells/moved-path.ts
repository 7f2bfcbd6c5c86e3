import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { baseYear } from '../valuation-years/account-years.ts';
import { fieldValue, isOptionalField } from './cell-paths.ts';
import { followMovedField } from './moved-sources.ts';
import { notePart, notePath } from '../valuation-fields/source-notes.ts';

/** The lists whose items are identified by their id. */
const itemLists = [
  'adjustments',
  'multiples.comparables',
  'netAssets.adjustments',
  'debtItems',
] as const;
type ItemList = (typeof itemLists)[number];

const isItemList = (name: string | undefined): name is ItemList =>
  itemLists.some((list) => list === name);

interface ListPath {
  list: ItemList | 'accounts.years';
  place: number;
  rest: string;
}

const listPath = (path: string): ListPath | null => {
  const [, list, place, rest] =
    /^(adjustments|accounts\.years|multiples\.comparables|netAssets\.adjustments|debtItems)\.(\d+)(\..+)$/u.exec(
      path,
    ) ?? [];
  if (rest === undefined) return null;
  if (list !== 'accounts.years' && !isItemList(list)) return null;
  return { list, place: Number(place), rest };
};

/** The column of a closed year: years are added and removed at the front, and move together with the base year. */
const movedYear = (place: number, before: ValuationDocument, after: ValuationDocument): number =>
  place + after.accounts.years.length - before.accounts.years.length;

const itemsOf = (list: ItemList, document: ValuationDocument): readonly { id: string }[] => {
  const { adjustments, debtItems, multiples, netAssets } = document;
  const items = {
    adjustments,
    'multiples.comparables': multiples.comparables,
    'netAssets.adjustments': netAssets?.adjustments,
    debtItems,
  };
  return items[list] ?? [];
};

const movedItem = (
  { list, place }: ListPath,
  before: ValuationDocument,
  after: ValuationDocument,
): number => {
  if (list === 'accounts.years') return movedYear(place, before, after);
  const id = itemsOf(list, before)[place]?.id;
  return itemsOf(list, after).findIndex((item) => item.id === id);
};

/** Moves the year at the end of a cell's path with the base year. */
const withMovedYear = (path: string, distance: number): string =>
  path.replace(
    /\.years\.(\d{4})(?=$|\.reason$)/u,
    (_, year) => `.years.${String(Number(year) + distance)}`,
  );

const isYearThere = (path: string, document: ValuationDocument): boolean => {
  const year = /\.years\.(\d{4})(?:\.reason)?$/u.exec(path)?.[1];
  if (year === undefined) return true;
  const distance = Number(year) - baseYear(document);
  return path.startsWith('adjustments.')
    ? document.accounts.years.some((entry) => entry.year === Number(year))
    : distance >= 1 && distance <= document.projection.years;
};

/** The path in `after` of the field at a path of `before`; null when the field no longer exists. */
export const movedPath = (
  path: string,
  before: ValuationDocument,
  after: ValuationDocument,
): string | null => {
  const note = notePart(path);
  if (note !== null) {
    const field = followMovedField(note.field, before, after);
    return field === null ? null : notePath({ ...note, field });
  }
  const ofList = listPath(path);
  const place = ofList === null ? 0 : movedItem(ofList, before, after);
  if (place < 0) return null;
  const inList = ofList === null ? path : `${ofList.list}.${String(place)}${ofList.rest}`;
  const moved = withMovedYear(inList, baseYear(after) - baseYear(before));
  const isThere = isOptionalField(moved) || fieldValue(after, moved) !== undefined;
  return isYearThere(moved, after) && isThere ? moved : null;
};
