import type { I18n, MessageDescriptor } from '@lingui/core';
import type { Filter } from './filter.ts';

/** A filter by one of several values, each with its name. */
export const choiceFilter = <Key extends string>(
  key: Key,
  label: string,
  names: Readonly<Record<string, string>>,
): Filter<Key> => ({
  kind: 'choice',
  key,
  label,
  options: Object.entries(names).map(([value, name]) => ({ value, label: name })),
});

/** Values with their names from `terms`, in the order of the values. */
export const optionsForValues = <Value extends string>(
  i18n: I18n,
  values: readonly Value[],
  terms: Readonly<Record<Value, MessageDescriptor>>,
): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, i18n._(terms[value])]));

/** All values of `terms`, with their names. */
export const allOptions = (
  i18n: I18n,
  terms: Readonly<Record<string, MessageDescriptor>>,
): Record<string, string> => optionsForValues(i18n, Object.keys(terms), terms);
