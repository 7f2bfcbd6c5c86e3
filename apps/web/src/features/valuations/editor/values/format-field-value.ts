import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { formatDate, formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { FigureUnit } from '@valia/valuation/figure.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import { formatComparableType } from './comparable-type.ts';
import { type FieldKind, fieldKind } from './field-kind.ts';

/** The unit of a cell; for the engine, days are a pure number, but they are displayed as days. */
export type CellUnit = FigureUnit | 'days';

/** The fewest decimals, at least `least`, that represent the value as exactly as `most` decimals would. */
const decimalsOf = (value: number, least: number, most: number): number => {
  const exact = Number(value.toFixed(most));
  let decimals = least;
  while (decimals < most && Number(value.toFixed(decimals)) !== exact) decimals += 1;
  return decimals;
};

/** A field's number as text, with the fewest decimals that represent it exactly. */
export const formatPlainNumber = (value: number, kind: FieldKind, language: Language): string => {
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

export const formatFieldValue = (value: unknown, path: string, language: Language): string => {
  if (typeof value === 'number') return formatPlainNumber(value, fieldKind(path), language);
  if (typeof value !== 'string') return '';
  const kind = fieldKind(path);
  if (kind === 'comparable-type') return formatComparableType(value, language);
  return kind === 'date' ? formatDate(value, language) : value;
};

type MoneyUnit = ValuationDocument['unit'];

interface FigureOptions {
  language: Language;
  /** The unit of the document's money; by default, whole currency units. */
  moneyUnit?: MoneyUnit;
  rateDecimals?: number;
  multipleDecimals?: number;
}

// The same decimals as in the report: whole millions would hide the earnings of most companies.
const moneyDecimals: Record<MoneyUnit, number> = { 1: 0, 1_000: 0, 1_000_000: 3 };

const roundingTo = (decimals: number): PrintRounding => ({
  round: (value) => asPrinted(value, decimals),
  unit: 10 ** -decimals,
});

/** The rounding that `formatFigure` applies to the document's amounts, by the document's unit. */
export const figureRounding: Readonly<Record<MoneyUnit, PrintRounding>> = {
  1: roundingTo(moneyDecimals[1]),
  1_000: roundingTo(moneyDecimals[1_000]),
  1_000_000: roundingTo(moneyDecimals[1_000_000]),
};

/**
 * A computed figure for display: amounts in millions have three decimals, other amounts none; rates have one decimal by
 * default.
 */
export const formatFigure = (
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

/** A figure inside a formula, with as few decimals as its size needs, and at most two for a rate. */
export const formatOperand = (
  value: number,
  unit: FigureUnit,
  { language, moneyUnit = 1 }: Pick<FigureOptions, 'language' | 'moneyUnit'>,
): string =>
  unit === 'rate'
    ? formatRate(value, { language, decimals: decimalsOf(value * 100, 1, 2) })
    : unit === 'time'
      ? formatNumber(value, { language, decimals: decimalsOf(value, 0, 2) })
      : formatFigure(value, unit, { language, moneyUnit });
