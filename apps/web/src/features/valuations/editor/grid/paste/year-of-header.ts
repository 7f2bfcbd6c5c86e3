import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { parseDate } from '@valia/i18n/dates/parse-date.ts';

/** Months in Spanish, Catalan and English, normalised like sort keys. */
const months = [
  'ene|enero|gen|gener|jan|january',
  'feb|febr|febrero|febrer|february',
  'mar|marzo|marc|march',
  'abr|abril|apr|april',
  'may|mayo|mai|maig',
  'jun|junio|juny|june',
  'jul|julio|juliol|july',
  'ago|agosto|ag|agost|aug|august',
  'sep|sept|septiembre|set|setiembre|setembre|september',
  'oct|octubre|october',
  'nov|noviembre|novembre|november',
  'dic|diciembre|des|desembre|dec|december',
];
/** Words before a year that give the kind of figures: fiscal, closed, budgeted or forecast. */
const kinds = [
  'fy|ej|ejer|ejerc|ejercicio|ex|exer|exerc|exercici',
  'real|reales|reals|act|actual|actuals|cierre|tancament',
  'pto|ppto|pres|presup|presupuesto|press|pressup|pressupost|bud|budget',
  'prev|prevision|previsto|previsio|previst|fc|fcst|forecast',
  'est|estim|estimado|estimacion|estimat|estimacio|estimate|estimated',
  'proy|proyeccion|proyectado|proj|projeccio|projectat|projection|projected|plan|pla',
];
const shortYear = new RegExp(
  String.raw`^(?:(?:${[...months, ...kinds].join('|')})(?:[.\s'-]|del?\s)*){1,2}(\d\d)$`,
  'u',
);

export const isYearLike = (cell: string): boolean => /^(?:19|20|21)\d\d$/u.test(cell);

/**
 * The year of `dic-25`, `FY25` or `Real 25`; null for `Nota 25`, `Var. 25` and `Año 25`, whose number may only be a
 * count.
 */
export const shortYearOfHeader = (cell: string): number | null => {
  const [, short] = shortYear.exec(companySortKey(cell)) ?? [];
  return short === undefined ? null : 2000 + Number(short);
};

/** The single year of `2025`, `Real 2025`, `31/12/2025` or `dic-25`; null for `% 2025`, `2025/24` and `2025 y 2024`. */
export const yearOfHeader = (cell: string): number | null => {
  const short = shortYearOfHeader(cell);
  if (short !== null) return short;
  const day = parseDate(cell);
  const text = typeof day === 'string' ? day.slice(0, 4) : cell;
  const [year, another] = text.match(/(?<!\d|\b0[.,])(?:19|20|21)\d\d(?!\d)/gu) ?? [];
  if (year === undefined || another !== undefined) return null;
  return text.includes('%') || /\d{4}[-/]\d\d(?!\d)/u.test(text) ? null : Number(year);
};
