import { useState } from 'react';

interface Neighbours<Row> {
  previous: Row | undefined;
  next: Row | undefined;
}

/**
 * The rows before and after the open one. A row that an action removed from the list keeps its position: the next row
 * is the one that is now there.
 */
export const useNeighbourRows = <Row extends { id: string }>(
  rows: readonly Row[],
  openId: string,
): Neighbours<Row> => {
  const found = rows.findIndex(({ id }) => id === openId);
  const [held, hold] = useState({ openId, place: found });
  if (found !== -1 && (found !== held.place || openId !== held.openId))
    hold({ openId, place: found });
  if (found !== -1) return { previous: rows[found - 1], next: rows[found + 1] };
  // A row opened by a URL may not be in the list, so it has no neighbours.
  if (held.openId !== openId || held.place === -1) return { previous: undefined, next: undefined };
  return { previous: rows[held.place - 1], next: rows[held.place] };
};
