/** The key that a later release is assumed to have added to each object of a document. */
export const futureReleaseKey = 'ofLaterRelease';
const laterValue = { amount: 12, items: ['a'] };

/** Objects whose keys are names given by users or figures, not keys of the schema. */
const isDictionary = (name: string): boolean => name === 'sources' || name === 'figures';

/** The document with an unknown key added to every object. */
export const addUnknownKeys = <Value>(value: Value, name = ''): Value => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => addUnknownKeys(item)) as Value;
  const planted = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    addUnknownKeys(item, key),
  ]);
  return {
    ...Object.fromEntries(planted),
    ...(isDictionary(name) ? {} : { [futureReleaseKey]: laterValue }),
  } as Value;
};
