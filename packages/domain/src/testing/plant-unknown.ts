/** What a later release is taken to have written into each object of a document. */
export const laterKey = 'ofLaterRelease';
const laterValue = { amount: 12, items: ['a'] };

/** Its keys are names that people or figures give, not the schema's. */
const isDictionary = (name: string): boolean => name === 'sources' || name === 'figures';

/** A document with something in every object of it that the schemas do not know. */
export const plantUnknown = <Value>(value: Value, name = ''): Value => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => plantUnknown(item)) as Value;
  const planted = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    plantUnknown(item, key),
  ]);
  return {
    ...Object.fromEntries(planted),
    ...(isDictionary(name) ? {} : { [laterKey]: laterValue }),
  } as Value;
};
