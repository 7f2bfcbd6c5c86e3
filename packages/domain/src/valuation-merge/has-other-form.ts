type Entries = Record<string, unknown>;

const marks = ['kind', 'basis', 'model', 'mode'] as const;

const haveSameKeys = (first: Entries, other: Entries): boolean => {
  const keys = Object.keys(first);
  return Object.keys(other).length === keys.length && keys.every((key) => key in other);
};

/** Whether versions of one thing have different forms, as a constant and a fade: their keys cannot be mixed. */
export const hasOtherForm = (first: Entries, ...others: Entries[]): boolean =>
  others.some((other) => marks.some((mark) => first[mark] !== other[mark])) &&
  others.some((other) => !haveSameKeys(first, other));
