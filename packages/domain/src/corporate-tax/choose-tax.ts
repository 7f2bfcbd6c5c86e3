import {
  isForalSchedule,
  spanishTaxBands,
  taxScheduleOf,
  type SpanishTax,
  type SpanishTaxZone,
  type TaxSchedule,
} from '@valia/valuation/cash-flow/spanish-corporate-tax.ts';
import { foralLossOffsetShare } from '@valia/valuation/cash-flow/spanish-loss-offset-limit.ts';
import { readNumber, writeField } from '../valuation-fields/write-field.ts';
import { baseYear } from '../valuation-years/account-years.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { productSource } from '../valuations/product-sources.ts';
import { appliedNormOf, citedNormOf } from './tax-norm.ts';

export type TaxRegime = 'given' | TaxSchedule;
export type LossLimit = 'off' | 'none' | 'spain' | 'foral';

/** Where the product proposes the general rate: for ever, and for the interest that saves tax. */
const generalRatePaths = ['terminal.taxRate', 'costOfCapital.buildUp.taxRate'] as const;
const proposedCodes: readonly string[] = [
  'spanish-general-tax-rate',
  'assumption-chartered-tax-rate',
];

/** The general rate where the product proposed the one that stands there; of Navarra, also on commitment. */
const withProposedGeneralRate = (
  document: ValuationDocument,
  general: 'general' | 'basque' | 'navarra' | 'navarraCommitted',
): ValuationDocument => {
  const rate = spanishTaxBands(general, baseYear(document) + document.projection.years).rest;
  const source = productSource(
    general === 'general' ? 'spanish-general-tax-rate' : 'assumption-chartered-tax-rate',
  );
  return generalRatePaths.reduce((changed, path) => {
    const { code, confirmed } = changed.sources[path] ?? {};
    if (code === undefined || confirmed === true || !proposedCodes.includes(code)) return changed;
    if (readNumber(changed, path) === null) return changed;
    const sources = { ...changed.sources, [path]: source };
    return { ...writeField(changed, path, rate), sources };
  }, document);
};

const generalScheduleOf = (schedule: TaxSchedule) => {
  if (schedule === 'navarraCommitted') return schedule;
  if (schedule.startsWith('navarra')) return 'navarra';
  return schedule.startsWith('basque') ? 'basque' : 'general';
};

/** The proposed general rate as the law has it that the company follows. */
export const withGeneralRateOfNorm = (document: ValuationDocument): ValuationDocument => {
  const { norm } = appliedNormOf(document);
  const general = norm === 'common' ? 'general' : norm === 'navarra' ? 'navarra' : 'basque';
  return withProposedGeneralRate(document, general);
};

const spanishTaxOf = (schedule: TaxSchedule): SpanishTax => {
  switch (schedule) {
    case 'basqueMicro':
      return { regime: 'basqueSmall', variant: 'micro' };
    case 'navarraMicro':
      return { regime: 'navarraSmall', variant: 'micro' };
    case 'navarraCommitted':
      return { regime: 'navarra', variant: 'committed' };
    default:
      return { regime: schedule };
  }
};

/** The tax driver's rates, or those of a Spanish regime; what the zone of a common one allows stays. */
export const chooseTaxRegime = (
  document: ValuationDocument,
  regime: TaxRegime,
): ValuationDocument => {
  if (regime === 'given') return writeField(document, 'projection.spanishTax', undefined);
  const zone = document.projection.spanishTax?.zone;
  const kept = zone === undefined || isForalSchedule(regime) ? {} : { zone };
  const changed = withProposedGeneralRate(document, generalScheduleOf(regime));
  const taxed = writeField(changed, 'projection.spanishTax', { ...spanishTaxOf(regime), ...kept });
  if (taxed.projection.losses?.foralShare === undefined) return taxed;
  return chooseLosses(taxed, isForalSchedule(regime) ? 'foral' : 'spain');
};

export const taxRegimeOf = ({ projection: { spanishTax } }: ValuationDocument): TaxRegime =>
  spanishTax === undefined ? 'given' : taxScheduleOf(spanishTax);

const zoneOfProvince: Readonly<Partial<Record<string, SpanishTaxZone['kind']>>> = {
  '35': 'zec',
  '38': 'zec',
  '51': 'ceuta-melilla',
  '52': 'ceuta-melilla',
};

/** The zone whose relief the company has, or could have where it is; null where there is none. */
export const taxZoneOffered = ({
  company,
  projection,
}: ValuationDocument): SpanishTaxZone['kind'] | null =>
  projection.spanishTax?.zone?.kind ?? zoneOfProvince[company.province ?? ''] ?? null;

/** The zone of the common territory whose relief the company has; its amount is still to be given. */
export const chooseTaxZone = (
  document: ValuationDocument,
  kind: 'none' | SpanishTaxZone['kind'],
): ValuationDocument => {
  const zones = {
    none: undefined,
    zec: { kind: 'zec', base: null },
    'ceuta-melilla': { kind: 'ceuta-melilla', localShare: null },
  } as const;
  return writeField(document, 'projection.spanishTax.zone', zones[kind]);
};

/** Foral rates as the adviser's own: they looked them up on that day. */
export const confirmForalRates = (document: ValuationDocument, today: string): ValuationDocument =>
  writeField(document, 'projection.spanishTax.confirmed', today);

/** What the law of the company's territory lets losses take of a profit, before somebody confirms it. */
const foralShareOf = (document: ValuationDocument): number | null => {
  const cited = citedNormOf(document);
  if (cited === 'common' || cited === 'basque') return null;
  const regime = document.projection.spanishTax?.regime ?? '';
  const size = regime.endsWith('Small') ? 'small' : 'general';
  return foralLossOffsetShare(cited, size, baseYear(document) + 1);
};

/** Losses of earlier years; the amount stays where only the limit changes. */
export const chooseLosses = (document: ValuationDocument, limit: LossLimit): ValuationDocument => {
  const opening = document.projection.losses?.opening ?? null;
  const options = {
    off: undefined,
    none: { opening, limit: 'none' },
    spain: { opening, limit: 'spain' },
    foral: { opening, limit: 'spain', foralShare: foralShareOf(document) },
  } as const;
  return writeField(document, 'projection.losses', options[limit]);
};

/** What losses may take goes by the law that limits them: another one has its own share, or asks for it. */
export const withLossesOfNorm = (
  document: ValuationDocument,
  before: ValuationDocument,
): ValuationDocument => {
  const norm = citedNormOf(document);
  if (document.projection.losses?.foralShare === undefined || norm === citedNormOf(before))
    return document;
  return chooseLosses(document, norm === 'common' ? 'spain' : 'foral');
};

export const lossLimitOf = ({ projection: { losses } }: ValuationDocument): LossLimit => {
  if (losses === undefined) return 'off';
  return losses.foralShare === undefined ? losses.limit : 'foral';
};
