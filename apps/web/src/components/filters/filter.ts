export interface FilterOption {
  value: string;
  label: string;
}

/** One filter of a list: its name, and the query parameters that it sets. */
export type Filter<Key extends string = string> = {
  label: string;
  /** Whether it is less frequently used, and therefore behind one button until it is active. */
  isFurther?: boolean;
} & (
  | { kind: 'choice'; key: Key; options: readonly FilterOption[] }
  /** A plain select that lists every choice, including `all`; for a short bar. */
  | { kind: 'field'; key: Key; all: string; options: readonly FilterOption[] }
  | { kind: 'amounts'; low: Key; high: Key }
  /** A period until today, or a range of days. */
  | { kind: 'days'; key: Key; low: Key; high: Key; periods: readonly FilterOption[] }
);

export const filterKeys = (filter: Filter): string[] => {
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
