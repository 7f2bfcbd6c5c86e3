import type { MessageDescriptor } from '@lingui/core';
import { unitTerm } from '@valia/i18n/terms/unit-terms.ts';

const units = [1, 1_000, 1_000_000] as const;

/** What amounts can be written in, by the factor that a document keeps. */
export const unitNames = (currency: string): ReadonlyMap<string, MessageDescriptor> =>
  new Map(units.map((unit) => [String(unit), unitTerm(currency, unit)]));
