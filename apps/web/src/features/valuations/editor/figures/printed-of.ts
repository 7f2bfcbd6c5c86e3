import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { Figures } from '@valia/valuation/figure.ts';
import type { PrintedRounding } from '@valia/valuation/printed/add-up.ts';
import { printedAmounts } from '@valia/valuation/printed/printed-amounts.ts';
import { moneyDecimals } from '../fields/write-value.ts';

/** How amounts of the valuation are printed in whole currency units. */
export const wholeRounding = (unit: ValuationDocument['unit']): PrintedRounding => ({
  round: (value) => asPrinted(value * unit, 0) / unit,
  unit: 1 / unit,
});

type Printed = ReadonlyMap<string, number>;

/** Of the last values only: they go with their figures. */
const kept = new WeakMap<Figures, Map<string, Printed>>();

const printedIn = (figures: Figures, scale: number, decimals: number): Printed => {
  const ofFigures = kept.get(figures) ?? new Map<string, Printed>();
  kept.set(figures, ofFigures);
  const key = `${String(scale)} ${String(decimals)}`;
  const known = ofFigures.get(key);
  if (known !== undefined) return known;
  const round = (value: number): number => asPrinted(value, decimals);
  const printed = printedAmounts(figures, { scale, round, unit: 10 ** -decimals });
  ofFigures.set(key, printed);
  return printed;
};

/** What tables print for each amount of money, in the valuation's unit: it adds up as it stands. */
export const printedInTables = (figures: Figures, unit: ValuationDocument['unit']): Printed =>
  printedIn(figures, 1, moneyDecimals[unit]);

/** The same in whole currency units. */
export const printedWhole = (figures: Figures, unit: ValuationDocument['unit']): Printed =>
  printedIn(figures, unit, 0);
