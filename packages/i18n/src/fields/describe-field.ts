import type { MessageDescriptor } from '@lingui/core';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { itemName } from '@valia/domain/valuations/document/item-name.ts';
import { describeAnalysis } from './describe-analysis.ts';
import { describeOption } from './describe-option.ts';
import { describeProjection } from './describe-projection.ts';
import type { Description } from './description.ts';
import { fieldTerms } from './field-terms.ts';
import { valuationTerms } from '../terms/valuation-terms.ts';
import { withValues } from '../with-values.ts';

const named = (
  term: MessageDescriptor | undefined,
  year: number | null = null,
  detail: string | null = null,
): Description => ({
  term: term ?? fieldTerms.field,
  year,
  detail,
});

const termOf = (terms: Readonly<Record<string, MessageDescriptor>>, key: string | undefined) =>
  key === undefined ? undefined : terms[key];

const adjustmentTerms: Readonly<Record<string, MessageDescriptor>> = {
  line: fieldTerms.adjustmentLine,
  reason: fieldTerms.adjustmentReason,
  support: fieldTerms.adjustmentSupport,
};

const describeAdjustment = (keys: readonly string[], document: ValuationDocument): Description => {
  const [list = '', place = '', part = ''] = keys;
  const adjustment = document.adjustments[Number(place)];
  const amount = part === 'amounts' ? adjustment?.amounts[Number(keys[3])] : undefined;
  const year = part === 'years' ? Number(keys[3]) : (amount?.year ?? null);
  const name = adjustment === undefined ? null : String(Number(place) + 1);
  const detail = itemName(`${list}.${place}`, document) ?? name;
  return named(adjustmentTerms[part] ?? fieldTerms.adjustment, year, detail);
};

const companyTerms: Readonly<Record<string, MessageDescriptor>> = valuationTerms.company;

const simple: Readonly<Record<string, MessageDescriptor>> = {
  valuationDate: valuationTerms.company.valuationDate,
  'valuationDate.daysLeft': valuationTerms.company.daysLeft,
  'valuationDate.daysOfYear': valuationTerms.company.daysOfYear,
  balanceDate: valuationTerms.company.balanceDate,
  unit: valuationTerms.company.unit,
  currency: valuationTerms.company.currency,
  conclusion: valuationTerms.company.conclusion,
  reconciliation: valuationTerms.weights.reconciliation,
  method: fieldTerms.method,
  discounting: fieldTerms.discounting,
  'client.name': valuationTerms.company.clientName,
  'client.contact': valuationTerms.company.clientContact,
  'projection.years': fieldTerms.projectedYears,
  'accounts.detail': fieldTerms.accountsDetail,
  'accounts.years': fieldTerms.years,
  'projection.drivers': fieldTerms.drivers,
  range: fieldTerms.range,
  sources: fieldTerms.sources,
  adjustments: fieldTerms.adjustments,
  otherVersion: fieldTerms.otherVersion,
  restoredVersion: fieldTerms.restoredVersion,
  'costOfCapital.mode': fieldTerms.mode,
  'costOfCapital.weightedAverageCostOfCapital':
    valuationTerms.costOfCapitalFigures.weightedAverageCostOfCapital,
  'terminal.method': fieldTerms.terminalMethod,
  'multiples.sizeStep.mode': fieldTerms.sizeStepMode,
  'company.cnae.version': fieldTerms.cnaeVersion,
};

const describeAccount = (keys: string[], document: ValuationDocument): Description => {
  const [, second, third] = keys;
  const { years } = document.accounts;
  if (second === 'baseYear') return named(fieldTerms.baseYear, years.at(-1)?.year ?? null);
  const year = years[Number(third)]?.year ?? null;
  if (keys[3] === 'year') return named(fieldTerms.year, year);
  const terms = { ...valuationTerms.accountFigures, ...valuationTerms.ratioLines };
  return named(termOf(terms, keys[4] ?? keys[3]), year);
};

const describeInput = (field: string, document: ValuationDocument): Description => {
  const known = simple[field];
  if (known !== undefined) return named(known);
  const ofAnalysis = describeAnalysis(field, document);
  if (ofAnalysis !== null) return ofAnalysis;
  const ofOption = describeOption(field, document);
  if (ofOption !== null) return ofOption;
  const keys = field.split('.');
  const [first, second, third] = keys;
  switch (first) {
    case 'accounts':
      return describeAccount(keys, document);
    case 'adjustments':
      return describeAdjustment(keys, document);
    case 'projection':
      if (second === 'year') return named(fieldTerms.year, Number(third));
      return describeProjection(field, document) ?? named(undefined);
    case 'costOfCapital':
      return named(termOf(valuationTerms.costOfCapitalInputs, third));
    case 'terminal':
      return named(termOf(valuationTerms.terminalInputs, second));
    case 'multiples':
      return named(
        second === 'sizeStep'
          ? valuationTerms.multiples.sizeStep
          : termOf(valuationTerms.multiples, third),
      );
    case 'weights':
      return named(termOf(valuationTerms.weights, second));
    case 'bridge':
      return named(termOf(valuationTerms.bridgeItems, second));
    case 'range':
      return named(termOf(valuationTerms.rangeSteps, second));
    case 'report':
      return named(second === 'blocks' ? fieldTerms.reportText : fieldTerms.reportFacts);
    case 'company':
      return named(termOf(companyTerms, second));
    default:
      return named(undefined);
  }
};

/** The name of the field at a path of the document; for `sources.<field>`, the name of its source. */
export const describeField = (path: string, document: ValuationDocument): Description => {
  const [, field, part] = /^sources\.(.+?)(?:\.(text|date|code))?$/u.exec(path) ?? [];
  if (field === undefined) return describeInput(path, document);
  const ofSource = part === 'date' ? fieldTerms.sourceDateOf : fieldTerms.sourceOf;
  return { ...describeInput(field, document), part: ofSource };
};

/** Lingui's `i18n`, or another object that translates a message into one language. */
export interface MessageWriter {
  _: (message: MessageDescriptor) => string;
}

/** A description as text: `Ventas 2025`, `Fuente de Ventas 2025`. */
export const formatDescription = (
  i18n: MessageWriter,
  { part, ...ofField }: Description,
): string => {
  const field = writeField(i18n, ofField);
  return part === undefined ? field : i18n._(withValues(part, { field }));
};

const writeField = (
  i18n: MessageWriter,
  { term, year, detail, item }: Omit<Description, 'part'>,
): string => {
  const name = [
    i18n._(term),
    typeof detail === 'object' && detail !== null ? i18n._(detail) : detail,
    year,
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  return item === undefined ? name : `${name}, ${item}`;
};
