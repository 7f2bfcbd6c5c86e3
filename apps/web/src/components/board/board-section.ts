import type { ReactNode } from 'react';

export interface BoardCard {
  id: string;
}

/** A section of the board, which contains cards and accepts moved ones. */
export interface BoardSection<Row extends BoardCard> {
  id: string;
  name: string;
  count: number;
  /** The total of the section's cards. */
  figure: ReactNode;
  rows: readonly Row[];
}

/** Sections that share a column, which has a header when there are several sections. */
export interface BoardColumn<Row extends BoardCard> {
  id: string;
  name: string;
  count: number;
  figure: ReactNode;
  sections: readonly BoardSection<Row>[];
}

/** The sections in the order that arrow keys follow. */
export const boardSections = <Row extends BoardCard>(
  columns: readonly BoardColumn<Row>[],
): BoardSection<Row>[] => columns.flatMap(({ sections }) => sections);

/** The next section in this direction that accepts the held card; when none does, the card stays in its section. */
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
