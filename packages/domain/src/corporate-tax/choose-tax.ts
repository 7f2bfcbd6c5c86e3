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
import { applicableTaxLaw, citedTaxLaw } from './tax-law.ts';

export type TaxRegime = 'given' | TaxSchedule;
export type LossLimit = 'off' | 'none' | 'spain' | 'foral';

/** The fields where the product proposes the general rate: the terminal value, and the tax shield of interest. */
const generalRatePaths = ['terminal.taxRate', 'costOfCapital.buildUp.taxRate'] as const;
const proposedCodes: readonly string[] = [
  'spanish-general-tax-rate',
  'assumption-chartered-tax-rate',
];

/**
 * Sets the general rate in the fields whose current value was proposed by the product; for Navarra also the rate with a
 * commitment.
 */
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

/** Sets the proposed general rate to the rate of the tax law that applies to the company. */
export const withGeneralRateOfLaw = (document: ValuationDocument): ValuationDocument => {
  const { norm } = applicableTaxLaw(document);
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

/**
 * Uses the tax driver's rates, or those of a Spanish regime; a relief by zone remains when the regime is of the common
 * territory.
 */
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

/** The zone whose relief the company uses, or could use at its location; null when there is none. */
export const offeredTaxZone = ({
  company,
  projection,
}: ValuationDocument): SpanishTaxZone['kind'] | null =>
  projection.spanishTax?.zone?.kind ?? zoneOfProvince[company.province ?? ''] ?? null;

/** Sets the zone of the common territory whose relief the company uses; the amount of the relief is entered later. */
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

/** Records foral rates as confirmed by the adviser, who looked them up on that day. */
export const confirmForalRates = (document: ValuationDocument, today: string): ValuationDocument =>
  writeField(document, 'projection.spanishTax.confirmed', today);

/** The share of a profit that losses may offset by the law of the company's territory, before a user confirms it. */
const foralShareOf = (document: ValuationDocument): number | null => {
  const cited = citedTaxLaw(document);
  if (cited === 'common' || cited === 'basque') return null;
  const regime = document.projection.spanishTax?.regime ?? '';
  const size = regime.endsWith('Small') ? 'small' : 'general';
  return foralLossOffsetShare(cited, size, baseYear(document) + 1);
};

/** Sets the losses of earlier years; their amount remains when only the limit changes. */
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

/**
 * The share that losses may offset depends on the law that limits them: with another law its own share is set, or the
 * user is asked for it.
 */
export const withLossLimitOfLaw = (
  document: ValuationDocument,
  before: ValuationDocument,
): ValuationDocument => {
  const norm = citedTaxLaw(document);
  if (document.projection.losses?.foralShare === undefined || norm === citedTaxLaw(before))
    return document;
  return chooseLosses(document, norm === 'common' ? 'spain' : 'foral');
};

export const lossLimitOf = ({ projection: { losses } }: ValuationDocument): LossLimit => {
  if (losses === undefined) return 'off';
  return losses.foralShare === undefined ? losses.limit : 'foral';
};
