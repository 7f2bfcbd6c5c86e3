import type { ListUrlState } from '../filters/use-list-url-state.ts';

/** The row that is open beside a list, and functions that open another row or close it. */
export interface OpenRowState {
  id: string | undefined;
  /** Opens a row; `act` is the action that is expanded in it. */
  open: (row: { id: string }, act?: string) => void;
  close: () => void;
}

/** The open row, stored under `key` in the URL's query string. */
export const openRowState = (
  { search, change }: Pick<ListUrlState, 'search' | 'change'>,
  key: string,
): OpenRowState => {
  const opened = search[key];
  const id = typeof opened === 'string' ? opened : undefined;
  return {
    id,
    open: (row, act) => change({ [key]: row.id, act }, { replace: id !== undefined }),
    close: () => change({ [key]: undefined, act: undefined }),
  };
};
