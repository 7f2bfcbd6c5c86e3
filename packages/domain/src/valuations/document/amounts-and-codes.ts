import { z } from 'zod';
import { findProvince } from '../../sectors/provinces.ts';
import { findSector } from '../../sectors/sectors.ts';

export const numberWithin = (minimum: number, maximum: number) =>
  z.number().min(minimum).max(maximum);
export const moneyAmount = numberWithin(-1e15, 1e15);
export const money = moneyAmount.nullable();
export const rate = numberWithin(-10, 10).nullable();
/** A fraction of a whole. */
export const share = numberWithin(0, 1).nullable();
export const multiple = numberWithin(0, 1000).nullable();
/** A span of time in years. */
export const yearsOfTime = numberWithin(0, 100).nullable();
export const calendarYear = z.int().min(1900).max(2200);
export const isoDate = z.iso.date({ message: 'not-a-date' });
export const sectorCode = z
  .string()
  .refine((code) => findSector(code) !== null, { message: 'not-in-list' });
export const provinceCode = z
  .string()
  .refine((code) => findProvince(code) !== null, { message: 'not-in-list' });

/** An object with exactly these keys, each with such a value. */
export const recordOf = <Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) => z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
