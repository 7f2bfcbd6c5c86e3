import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';

/** The rounding of the valuation's amounts to whole currency units. */
export const wholeRounding = (unit: ValuationDocument['unit']): PrintRounding => ({
  round: (value) => asPrinted(value * unit, 0) / unit,
  unit: 1 / unit,
});
