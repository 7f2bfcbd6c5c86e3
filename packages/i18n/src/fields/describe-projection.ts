import type { MessageDescriptor } from '@lingui/core';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Description } from './description.ts';
import { fieldTerms } from './field-terms.ts';
import { valuationTerms } from '../terms/valuation-terms.ts';

const { drivers, projectionLines } = valuationTerms;

/** The drivers of the projection, by their field; most exist only when they are chosen. */
const driverTerms: Readonly<Record<string, MessageDescriptor>> = {
  ...Object.fromEntries(
    Object.entries(drivers).map(([name, term]) => [`drivers.${name}`, term] as const),
  ),
  ebitMargin: projectionLines.ebitMargin,
  'workingCapital.amount': projectionLines.netWorkingCapitalAmount,
  'workingCapital.inventoryDays': projectionLines.inventoryDays,
  'workingCapital.receivableDays': projectionLines.receivableDays,
  'workingCapital.payableDays': projectionLines.payableDays,
  'reinvestment.salesToCapital': projectionLines.salesToCapital,
};

const pathParts: Readonly<Record<string, MessageDescriptor>> = valuationTerms.driverPathParts;

const optionTerms: Readonly<Record<string, MessageDescriptor>> = {
  ebitMargin: projectionLines.ebitMargin,
  workingCapital: projectionLines.netWorkingCapital,
  reinvestment: projectionLines.reinvestment,
  losses: fieldTerms.losses,
  spanishTax: fieldTerms.projectionTax,
  taxOperations: fieldTerms.taxOperations,
  stub: fieldTerms.stub,
};

const basisTerms: Readonly<Record<string, MessageDescriptor>> = {
  'workingCapital.basis': fieldTerms.workingCapitalBasis,
  'reinvestment.basis': fieldTerms.reinvestmentBasis,
  'losses.limit': fieldTerms.lossesLimit,
  'losses.foralShare': fieldTerms.foralLossShare,
  'spanishTax.variant': fieldTerms.taxVariant,
  'spanishTax.confirmed': fieldTerms.ratesConfirmed,
  'spanishTax.zone': fieldTerms.taxZone,
  'spanishTax.zone.kind': fieldTerms.taxZone,
  'spanishTax.zone.base': fieldTerms.zecBase,
  'spanishTax.zone.localShare': fieldTerms.localIncomeShare,
  'taxOperations.foral': fieldTerms.foralOperations,
  'taxOperations.shareElsewhere': fieldTerms.operationsShare,
};

const partOf = (rest: string): Pick<Description, 'part'> => {
  if (rest === 'path.kind') return { part: fieldTerms.pathKindOf };
  return rest.endsWith('.reason') ? { part: fieldTerms.reasonOf } : {};
};

const yearOf = (
  rest: string,
  term: MessageDescriptor,
  document: ValuationDocument,
): Description => {
  const detail = pathParts[/^path\.(\w+)$/u.exec(rest)?.[1] ?? ''] ?? null;
  const described = (year: number | null): Description => ({
    term,
    year,
    detail,
    ...partOf(rest),
  });
  const typed = /^years\.(\d+)/u.exec(rest)?.[1];
  if (typed !== undefined) return described(Number(typed));
  const listed = /^path\.values\.(\d+)/u.exec(rest)?.[1];
  const base = document.accounts.years.at(-1)?.year ?? 0;
  return described(listed === undefined ? null : base + 1 + Number(listed));
};

interface WithOverrides {
  overrides: readonly { year: number }[];
}

const hasOverrides = (value: unknown): value is WithOverrides =>
  typeof value === 'object' && value !== null && 'overrides' in value;

const overrideYear = (
  field: string,
  rest: string,
  { projection }: ValuationDocument,
): number | null => {
  const place = /^overrides\.(\d+)/u.exec(rest)?.[1];
  if (place === undefined) return null;
  let found: unknown = projection;
  for (const key of field.split('.')) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === key)?.[1]
        : undefined;
  }
  return hasOverrides(found) ? (found.overrides[Number(place)]?.year ?? null) : null;
};

/** The name of a field below `projection`, whichever options are chosen; null for an unknown field. */
export const describeProjection = (
  path: string,
  document: ValuationDocument,
): Description | null => {
  const beneath = path.replace(/^projection\.?/u, '');
  for (const [field, term] of Object.entries(driverTerms)) {
    if (beneath !== field && !beneath.startsWith(`${field}.`)) continue;
    const rest = beneath.slice(field.length + 1);
    const described = yearOf(rest, term, document);
    return { ...described, year: described.year ?? overrideYear(field, rest, document) };
  }
  const [option = ''] = beneath.split('.');
  const term =
    beneath === '' ? fieldTerms.projection : (basisTerms[beneath] ?? optionTerms[option]);
  return term === undefined ? null : { term, year: null, detail: null };
};
