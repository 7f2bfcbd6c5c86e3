import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type {
  ControlDiscount,
  Discounts,
  MarketabilityDiscount,
} from '@valia/valuation/discounts/discounts-inputs.ts';
import { writeField } from '../valuation-fields/write-field.ts';

export type MarketabilityModel = MarketabilityDiscount['model'] | 'none';
export type ControlModel = ControlDiscount['model'] | 'none';

export const putOptionModels = [
  'chaffe',
  'finnerty',
  'ghaidarov',
] as const satisfies readonly MarketabilityModel[];

export const controlModels = [
  'none',
  'percentage',
  'control-premium',
] as const satisfies readonly ControlModel[];

const borneByAll = (): NonNullable<Discounts['byMethod']> => {
  const all = { lackOfControl: true, lackOfMarketability: true };
  return { dcf: all, multiples: all };
};

/** Applies discounts to each method's value separately, as in valuations whose discounts are chosen today. */
export const discountByMethod = (document: ValuationDocument): ValuationDocument =>
  document.discounts === undefined || document.discounts.byMethod !== undefined
    ? document
    : writeField(document, 'discounts.byMethod', borneByAll());

const withDiscount = (
  document: ValuationDocument,
  name: 'lackOfMarketability' | 'lackOfControl',
  value: MarketabilityDiscount | ControlDiscount | undefined,
): ValuationDocument => {
  const given =
    document.discounts === undefined
      ? writeField(document, 'discounts', { byMethod: borneByAll() })
      : document;
  const changed = writeField(given, `discounts.${name}`, value);
  const { lackOfControl, lackOfMarketability } = changed.discounts ?? {};
  return lackOfControl === undefined && lackOfMarketability === undefined
    ? writeField(changed, 'discounts', undefined)
    : changed;
};

/** Switches the model for the lack of marketability; inputs that both models share remain. */
export const chooseMarketabilityModel = (
  document: ValuationDocument,
  model: MarketabilityModel,
): ValuationDocument => {
  const given = document.discounts?.lackOfMarketability;
  if (model === (given?.model ?? 'none')) return document;
  if (model === 'none') return withDiscount(document, 'lackOfMarketability', undefined);
  if (model === 'percentage')
    return withDiscount(document, 'lackOfMarketability', { model, rate: null });
  const before = given === undefined || given.model === 'percentage' ? null : given;
  return withDiscount(document, 'lackOfMarketability', {
    model,
    maturity: before?.maturity ?? null,
    volatility: before?.volatility ?? null,
    riskFreeRate: before?.riskFreeRate ?? document.costOfCapital.buildUp.riskFreeRate,
    dividendYield: before?.dividendYield ?? 0,
  });
};

export const chooseControlModel = (
  document: ValuationDocument,
  model: ControlModel,
): ValuationDocument => {
  if (model === (document.discounts?.lackOfControl?.model ?? 'none')) return document;
  if (model === 'none') return withDiscount(document, 'lackOfControl', undefined);
  return withDiscount(
    document,
    'lackOfControl',
    model === 'percentage' ? { model, rate: null } : { model, controlPremium: null },
  );
};
