import type { MessageDescriptor } from '@lingui/core';
import { useDescriptions } from './use-descriptions.ts';

/** The options of a segmented control from their names, in the order of the names. */
export const useSegments = <Value extends string>(
  names: Readonly<Record<Value, MessageDescriptor>>,
): { value: Value; label: string }[] => {
  const { term } = useDescriptions();
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: term(names[value]) }));
};
