import { useState } from 'react';

interface Neighbours<Row> {
  previous: Row | undefined;
  next: Row | undefined;
}

/**
 * The rows before and after the one that is open. One that an act took out of the list keeps its place: the next one is
 * the row that stands there now.
 */
export const useNeighbours = <Row extends { id: string }>(
  rows: readonly Row[],
  openId: string,
): Neighbours<Row> => {
  const found = rows.findIndex(({ id }) => id === openId);
  const [held, hold] = useState({ openId, place: found });
  if (found !== -1 && (found !== held.place || openId !== held.openId))
    hold({ openId, place: found });
  if (found !== -1) return { previous: rows[found - 1], next: rows[found + 1] };
  // Opened by an address, it stands nowhere.
  if (held.openId !== openId || held.place === -1) return { previous: undefined, next: undefined };
  return { previous: rows[held.place - 1], next: rows[held.place] };
};
