import { msg } from '@lingui/core/macro';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type MarginNote, remark } from '../content/report-table.ts';

/** EV/EBITDA that deals pay. */
interface DealPrices {
  low: number;
  high: number;
}

export interface SmallDealPrices extends DealPrices {
  /** Null for prices of all sectors, which are published as a range. */
  central: number | null;
  isOfSector: boolean;
}

/** Of small companies: of the sector at the company's size where the version knows them, else of all sectors as published. */
export const smallDealPrices = ({ document, figure }: ReportContext): SmallDealPrices => {
  const { deals } = document.multiples;
  const factor = figure(figureId.sizeFactor());
  if (deals === undefined || factor === null)
    return { ...sizeReferences.smallDeals, central: null, isOfSector: false };
  const { low, base, high } = deals;
  return { low: low * factor, central: base * factor, high: high * factor, isOfSector: true };
};

/** `5,1–5,4x` */
export const pricesText = ({ numbers }: ReportContext, { high, low }: DealPrices): string =>
  `${numbers.number(low, 1)}\u2013${numbers.multiple(high, 1)}`;

export const smallDealsNote = (context: ReportContext): MarginNote => {
  const { t } = context;
  const prices = smallDealPrices(context);
  const range = pricesText(context, prices);
  return remark(
    t(
      prices.isOfSector
        ? msg`operaciones de su sector, a su tamaño, ${range} EBITDA.`
        : msg`Dealsuite, ${range} EBITDA (2022–23).`,
    ),
    t(msg`Pymes:`),
  );
};

export const midMarketNote = (context: ReportContext): MarginNote => {
  const { t } = context;
  const range = pricesText(context, sizeReferences.midMarketDeals);
  return remark(t(msg`índice Argos, ${range} EBITDA (T1–T3 de 2025).`), t(msg`Mercado medio:`));
};
