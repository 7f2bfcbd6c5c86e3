import { changedFields } from '@valia/domain/valuations/changed-fields.ts';
import { continuedValues } from './driver-edits.ts';

const isNumbers = (value: unknown): value is (number | null)[] =>
  Array.isArray(value) && value.every((item) => item === null || typeof item === 'number');

const valuesOf = (path: unknown): unknown =>
  typeof path === 'object' && path !== null && 'values' in path ? path.values : null;

/** A year-by-year driver that only another number of projected years made longer or shorter. */
export const isOnlyContinued = (before: unknown, after: unknown): boolean => {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (typeof before !== 'object' || !isNumbers(old) || !isNumbers(now)) return false;
  const continued = { ...before, values: continuedValues(old, now.length) };
  return changedFields({ path: continued }, { path: after }).length === 0;
};
