import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { formatDate, formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { FigureUnit } from '@valia/valuation/figure.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import { writeComparableType } from './comparable-type.ts';
import { type FieldKind, fieldKind } from './field-kind.ts';

/** What a cell is measured in; days are an engine's pure number that people read as days. */
export type CellUnit = FigureUnit | 'days';

/** The fewest decimals, at least `least`, that say the value as exactly as `most` decimals would. */
const decimalsOf = (value: number, least: number, most: number): number => {
  const exact = Number(value.toFixed(most));
  let decimals = least;
  while (decimals < most && Number(value.toFixed(decimals)) !== exact) decimals += 1;
  return decimals;
};

/** A field's number as its text: as few decimals as say it exactly. */
export const writeNumber = (value: number, kind: FieldKind, language: Language): string => {
  switch (kind) {
    case 'rate':
      return formatRate(value, { language, decimals: decimalsOf(value * 100, 1, 4) });
    case 'multiple':
      return formatMultiple(value, { language, decimals: decimalsOf(value, 1, 3) });
    case 'decimal':
      return formatNumber(value, { language, decimals: decimalsOf(value, 2, 4) });
    case 'quantity':
      return formatNumber(value, { language, decimals: decimalsOf(value, 0, 4) });
    case 'count':
      return formatNumber(value, { language });
    case 'integer':
      return String(value);
    case 'days':
      return formatNumber(value, { language, decimals: decimalsOf(value, 0, 1) });
    default:
      return formatNumber(value, { language, decimals: decimalsOf(value, 0, 6) });
  }
};

export const writeFieldValue = (value: unknown, path: string, language: Language): string => {
  if (typeof value === 'number') return writeNumber(value, fieldKind(path), language);
  if (typeof value !== 'string') return '';
  const kind = fieldKind(path);
  if (kind === 'comparable-type') return writeComparableType(value, language);
  return kind === 'date' ? formatDate(value, language) : value;
};

type MoneyUnit = ValuationDocument['unit'];

interface FigureOptions {
  language: Language;
  /** What the document's money is in; whole currency units unless told. */
  moneyUnit?: MoneyUnit;
  rateDecimals?: number;
  multipleDecimals?: number;
}

// As the report prints them: a whole number of millions would hide what most companies earn.
const moneyDecimals: Record<MoneyUnit, number> = { 1: 0, 1_000: 0, 1_000_000: 3 };

const roundingTo = (decimals: number): PrintRounding => ({
  round: (value) => asPrinted(value, decimals),
  unit: 10 ** -decimals,
});

/** How `writeFigure` rounds an amount of the document, by the document's unit. */
export const figureRounding: Readonly<Record<MoneyUnit, PrintRounding>> = {
  1: roundingTo(moneyDecimals[1]),
  1_000: roundingTo(moneyDecimals[1_000]),
  1_000_000: roundingTo(moneyDecimals[1_000_000]),
};

/** A computed figure as people read it: money to the thousand of millions, else whole; rates with one decimal unless told. */
export const writeFigure = (
  value: number,
  unit: CellUnit,
  { language, moneyUnit = 1, rateDecimals = 1, multipleDecimals = 2 }: FigureOptions,
): string => {
  switch (unit) {
    case 'money':
      return formatNumber(value, { language, decimals: moneyDecimals[moneyUnit] });
    case 'rate':
      return formatRate(value, { language, decimals: rateDecimals });
    case 'multiple':
      return formatMultiple(value, { language, decimals: multipleDecimals });
    case 'factor':
      return formatNumber(value, { language, decimals: 3 });
    case 'price':
      return formatNumber(value, { language, decimals: 2 });
    case 'count':
      return formatNumber(value, { language, decimals: decimalsOf(value, 0, 4) });
    case 'year':
      return String(value);
    case 'days':
      return formatNumber(value, { language, decimals: decimalsOf(value, 0, 1) });
    case 'time':
      return formatNumber(value, { language, decimals: 1 });
  }
};

/** A figure inside a formula: as few decimals as its size needs, two at most for a rate. */
export const writeOperand = (
  value: number,
  unit: FigureUnit,
  { language, moneyUnit = 1 }: Pick<FigureOptions, 'language' | 'moneyUnit'>,
): string =>
  unit === 'rate'
    ? formatRate(value, { language, decimals: decimalsOf(value * 100, 1, 2) })
    : unit === 'time'
      ? formatNumber(value, { language, decimals: decimalsOf(value, 0, 2) })
      : writeFigure(value, unit, { language, moneyUnit });
