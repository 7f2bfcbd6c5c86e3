type Entries = Record<string, unknown>;

const marks = ['kind', 'basis', 'model', 'mode'] as const;

/** Whether versions of one thing are different forms of it, whose keys belong together: a constant and a fade. */
export const takesOtherForm = (first: Entries, ...others: Entries[]): boolean =>
  marks.some((mark) => others.some((other) => first[mark] !== other[mark])) &&
  others.some((other) => Object.keys(other).sort().join() !== Object.keys(first).sort().join());
