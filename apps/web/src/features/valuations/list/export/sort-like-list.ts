import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import type { ListWanted } from '../../shared/valuation-list-cache.ts';
import type { ExportedRow } from '../list-types.ts';

type Place = Pick<ExportedRow, 'id' | 'updatedAt' | 'companyName' | 'equityCentral'>;

const keyOf = (row: Place, sort: ListWanted['sort']): string | number => {
  switch (sort) {
    case 'companyName':
      return companySortKey(row.companyName);
    case 'equityCentral':
      return row.equityCentral ?? -Infinity;
    case 'updatedAt':
    case undefined:
      return row.updatedAt;
  }
};

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Merges rows of several calls, each sorted separately, into the list's order. */
export const sortLikeList = <Row extends Place>(
  rows: readonly Row[],
  { sort, direction }: Pick<ListWanted, 'sort' | 'direction'>,
): Row[] => {
  const towards = direction === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(row, sort) }))
    .toSorted((one, other) => {
      const byKey = compare(one.key, other.key);
      return towards * (byKey === 0 ? compare(one.row.id, other.row.id) : byKey);
    })
    .map(({ row }) => row);
};
