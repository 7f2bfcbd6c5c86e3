import type { Address } from '../filters/use-address.ts';

/** Which row of a list is open beside it, and how another is opened, or none. */
export interface RowOpening {
  id: string | undefined;
  /** `act`: what is unfolded in it. */
  open: (row: { id: string }, act?: string) => void;
  close: () => void;
}

/** The address keeps under `key` which row is open. */
export const rowOpening = (
  { search, change }: Pick<Address, 'search' | 'change'>,
  key: string,
): RowOpening => {
  const opened = search[key];
  const id = typeof opened === 'string' ? opened : undefined;
  return {
    id,
    open: (row, act) => change({ [key]: row.id, act }, { replace: id !== undefined }),
    close: () => change({ [key]: undefined, act: undefined }),
  };
};
