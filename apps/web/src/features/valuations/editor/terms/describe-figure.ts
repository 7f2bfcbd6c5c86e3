import type { MessageDescriptor } from '@lingui/core';
import { itemName } from '@valia/domain/valuations/document/item-name.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describeField } from '@valia/i18n/fields/describe-field.ts';
import type { Description } from '@valia/i18n/fields/description.ts';
import { fieldTerms } from '@valia/i18n/fields/field-terms.ts';
import { debtItemTerms } from '@valia/i18n/terms/debt-item-terms.ts';
import { netAssetFigureTerms } from '@valia/i18n/terms/net-asset-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { editorTerms } from './editor-terms.ts';

/** `point` distinguishes a low or high figure from the central one; null for the central one. */
export interface FigureDescription extends Description {
  point: MessageDescriptor | null;
}

const rangedTerms: Readonly<Record<string, MessageDescriptor>> = {
  'dcf.enterpriseValue': editorTerms.dcfEnterpriseValue,
  'dcf.equityValue': editorTerms.dcfEquityValue,
  'multiples.enterpriseValue': editorTerms.multiplesEnterpriseValue,
  'multiples.equityValue': editorTerms.multiplesEquityValue,
  'multiples.appliedMultiple': valuationTerms.multiples.appliedMultiple,
  'result.enterpriseValue': valuationTerms.result.enterpriseValue,
  'result.equityValue': valuationTerms.result.equityValue,
};

const singleTerms: Readonly<Record<string, MessageDescriptor>> = {
  'multiples.sizeStep': valuationTerms.multiples.sizeStep,
  'projection.stubFraction': valuationTerms.company.stubFraction,
  'multiples.sizeStepOnCurve': valuationTerms.multiples.sizeStepOnCurve,
  'multiples.sizeFactor': valuationTerms.multiples.sizeFactor,
  'multiples.dealMultiple': valuationTerms.multiples.dealMultiple,
  'multiples.dealDistance': valuationTerms.multiples.dealDistance,
  'multiples.resultDealDistance': valuationTerms.multiples.resultDealDistance,
  'bridge.netFinancialDebt': valuationTerms.bridgeFigures.netFinancialDebt,
  'bridge.debtItems': debtItemTerms.total,
  'bridge.total': valuationTerms.bridgeFigures.total,
  'result.impliedEvToEbitda': valuationTerms.result.impliedEvToEbitda,
  'accounts.revenueCompoundAnnualGrowth': valuationTerms.accountFigures.revenueCompoundAnnualGrowth,
};

const groups: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  accounts: valuationTerms.accountFigures,
  projection: valuationTerms.projectionLines,
  costOfCapital: valuationTerms.costOfCapitalFigures,
  dcf: valuationTerms.dcfFigures,
  discounts: valuationTerms.discounts,
  shares: valuationTerms.shares,
  leases: valuationTerms.leaseFigures,
  netAssets: netAssetFigureTerms,
};

const normalisedTerms: Readonly<Record<string, MessageDescriptor>> = valuationTerms.normalisedLines;

/** The figures of closed years that the editor adds for comparison with the projection. */
const closedFlowTerms: Readonly<Record<string, MessageDescriptor>> = {
  ...valuationTerms.projectionLines,
  normalisedEbitMargin: valuationTerms.projectionLines.ebitMargin,
};

const points: Readonly<Record<string, MessageDescriptor>> = valuationTerms.rangePoints;

const methods: Readonly<Record<string, MessageDescriptor>> = valuationTerms.methodNames;
const kinds: Readonly<Record<string, MessageDescriptor>> = valuationTerms.multipleKinds;
const multipleFigures: Readonly<Record<string, MessageDescriptor>> = valuationTerms.multipleFigures;

const pointOf = (key: string | undefined): MessageDescriptor | null =>
  key === undefined || key === 'central' ? null : (points[key] ?? null);

const comparableName = (place: string, document: ValuationDocument): { item: string } => ({
  item: itemName(`multiples.comparables.${place}`, document) ?? String(Number(place) + 1),
});

/** The name of a figure by its id, in the engine's spelling. */
export const describeFigure = (id: string, document: ValuationDocument): FigureDescription => {
  if (id.startsWith('input.'))
    return { ...describeField(id.slice('input.'.length), document), point: null };
  const keys = id.split('.');
  const [first = '', second = '', third, fourth] = keys;
  const point = pointOf(keys.find((key) => key === 'low' || key === 'high'));
  const ranged = rangedTerms[`${first}.${second}`];
  if (ranged !== undefined) return { term: ranged, year: null, detail: null, point };
  const single = singleTerms[id];
  if (single !== undefined) return { term: single, year: null, detail: null, point: null };
  const [kind, part] = [kinds[second], multipleFigures[third ?? '']];
  if (first === 'multiples' && kind !== undefined && part !== undefined) {
    const item = third === 'comparable' ? comparableName(fourth ?? '', document) : {};
    return { term: part, year: null, detail: kind, point, ...item };
  }
  const terms = groups[first];
  if (first === 'discounts' && fourth !== undefined) {
    const method = methods[second] ?? null;
    return { term: terms?.[third ?? ''] ?? fieldTerms.field, year: null, detail: method, point };
  }
  if (first === 'leases' && third !== undefined) {
    const year = (document.accounts.years.at(-1)?.year ?? 0) + Number(third);
    return { term: terms?.[second] ?? fieldTerms.field, year, detail: null, point: null };
  }
  const dated = /^\d{4}$/u.test(second);
  const term =
    third === 'normalised'
      ? normalisedTerms[fourth ?? '']
      : (terms?.[dated ? (third ?? '') : second] ?? closedFlowTerms[third ?? '']);
  return {
    term: term ?? fieldTerms.field,
    year: dated ? Number(second) : null,
    detail: null,
    point,
  };
};
