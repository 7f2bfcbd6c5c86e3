type Entries = Record<string, unknown>;

const marks = ['kind', 'basis', 'model', 'mode'] as const;

const haveSameKeys = (first: Entries, other: Entries): boolean => {
  const keys = Object.keys(first);
  return Object.keys(other).length === keys.length && keys.every((key) => key in other);
};

/** Whether versions of one object have different forms, such as a constant and a fade, whose keys cannot be mixed. */
export const hasDifferentForm = (first: Entries, ...others: Entries[]): boolean =>
  others.some((other) => marks.some((mark) => first[mark] !== other[mark])) &&
  others.some((other) => !haveSameKeys(first, other));
