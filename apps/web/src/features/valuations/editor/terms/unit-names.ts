import type { MessageDescriptor } from '@lingui/core';
import { unitTerm } from '@valia/i18n/terms/unit-terms.ts';

const units = [1, 1_000, 1_000_000] as const;

/** The names of the units of amounts, by the factor that the document stores. */
export const unitNames = (currency: string): ReadonlyMap<string, MessageDescriptor> =>
  new Map(units.map((unit) => [String(unit), unitTerm(currency, unit)]));
