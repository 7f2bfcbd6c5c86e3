export interface FilterOption {
  value: string;
  label: string;
}

/** One filter of a list: its name, and the keys of the address that it writes. */
export type Filter<Key extends string = string> = {
  label: string;
  /** Asked for less often: behind one button until it is chosen. */
  isFurther?: boolean;
} & (
  | { kind: 'choice'; key: Key; options: readonly FilterOption[] }
  /** A plain field that names every choice, also `all`; for a short bar. */
  | { kind: 'field'; key: Key; all: string; options: readonly FilterOption[] }
  | { kind: 'amounts'; low: Key; high: Key }
  /** A period that goes back from today, or from one day to another. */
  | { kind: 'days'; key: Key; low: Key; high: Key; periods: readonly FilterOption[] }
);

export const keysOf = (filter: Filter): string[] => {
  switch (filter.kind) {
    case 'choice':
    case 'field':
      return [filter.key];
    case 'amounts':
      return [filter.low, filter.high];
    case 'days':
      return [filter.key, filter.low, filter.high];
  }
};
