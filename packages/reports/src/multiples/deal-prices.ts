import { msg } from '@lingui/core/macro';
import { sizeReferences } from '@valia/domain/reports/size-references.ts';
import { type SmallDealPrices, smallDealPrices } from '@valia/domain/reports/small-deal-prices.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type SideNote, remark } from '../content/report-table.ts';

/** EV/EBITDA paid in deals. */
interface DealPrices {
  low: number;
  high: number;
}

export const dealPricesOf = ({ document, input }: ReportContext): SmallDealPrices =>
  smallDealPrices(document, input.outcome.figures);

/** `5,1–5,4x` */
export const pricesText = ({ numbers }: ReportContext, { high, low }: DealPrices): string =>
  `${numbers.number(low, 1)}\u2013${numbers.multiple(high, 1)}`;

export const smallDealsNote = (context: ReportContext): SideNote => {
  const { t } = context;
  const prices = dealPricesOf(context);
  const range = pricesText(context, prices);
  return remark(
    t(
      prices.sectorDataDate !== null
        ? msg`operaciones de su sector, a su tamaño, ${range} EBITDA.`
        : msg`Dealsuite, ${range} EBITDA (2022–23).`,
    ),
    t(msg`Pymes:`),
  );
};

export const midMarketNote = (context: ReportContext): SideNote => {
  const { t } = context;
  const range = pricesText(context, sizeReferences.midMarketDeals);
  return remark(t(msg`índice Argos, ${range} EBITDA (T1–T3 de 2025).`), t(msg`Mercado medio:`));
};
