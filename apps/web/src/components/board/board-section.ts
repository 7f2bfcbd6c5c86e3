import type { ReactNode } from 'react';

export interface BoardCard {
  id: string;
}

/** A place that cards lie in and move to. */
export interface BoardSection<Row extends BoardCard> {
  id: string;
  name: string;
  count: number;
  /** What its cards add up to. */
  figure: ReactNode;
  rows: readonly Row[];
}

/** Sections that share a column, with its head where there are several. */
export interface BoardColumn<Row extends BoardCard> {
  id: string;
  name: string;
  count: number;
  figure: ReactNode;
  sections: readonly BoardSection<Row>[];
}

/** The sections in their order, which arrow keys follow. */
export const sectionsOf = <Row extends BoardCard>(
  columns: readonly BoardColumn<Row>[],
): BoardSection<Row>[] => columns.flatMap(({ sections }) => sections);

/** The section that a held card goes to next in this direction; where none takes it, it stays. */
export const nextSection = (
  order: readonly string[],
  at: string,
  { step, mayGo }: { step: 1 | -1; mayGo: (id: string) => boolean },
): string => {
  let place = order.indexOf(at) + step;
  while (place >= 0 && place < order.length) {
    const id = order[place];
    if (id !== undefined && mayGo(id)) return id;
    place += step;
  }
  return at;
};
