import { msg } from '@lingui/core/macro';
import { netAssetFigureTerms, netAssetTerms } from '@valia/i18n/terms/net-asset-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { type LetteredNotes, type ReportRow, row } from '../content/report-table.ts';
import type { LedgerView } from '../dcf/ledger-view.ts';

const adjustmentRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, figure, numbers, t } = context;
  return (document.netAssets?.adjustments ?? []).flatMap(({ label, reason }, index) => {
    const field = `netAssets.adjustments.${index}.amount`;
    const amount = figure(figureId.input(field));
    if (amount === null) return [];
    const letter = letters.add(joinSentences(reason, context.source(field)));
    const name = label === '' ? t(netAssetTerms.adjustment) : label;
    return [row(name, [numbers.signed(amount)], { letter })];
  });
};

/** What it means that the business is worth more than its assets, or less. */
const meaning = ({ figure, t }: ReportContext): string => {
  const goodwill = figure(figureId.netAssets('goodwill')) ?? 0;
  return goodwill >= 0
    ? t(
        msg`El negocio vale más que sus activos netos: la diferencia es el fondo de comercio implícito`,
      )
    : t(
        msg`El negocio vale menos que sus activos netos: con estas hipótesis no remunera el capital que emplea. Antes de concluir conviene revisar las hipótesis, los activos que sobran y si la liquidación ordenada valdría más que seguir`,
      );
};

/** Adjusted net assets item by item, next to the value of the equity; null when that view was not requested. */
export const netAssetsView = (
  context: ReportContext,
  letters: LetteredNotes,
): LedgerView | null => {
  const { document, figure, numbers, source, t } = context;
  const money = (id: string): string => numbers.money(figure(id) ?? 0);
  const [value, goodwill] = [figureId.netAssets('value'), figureId.netAssets('goodwill')];
  if (figure(value) === null || figure(goodwill) === null) return null;
  const tax = figure(figureId.netAssets('latentTax'));
  const rate = numbers.share(document.netAssets?.latentTaxRate ?? 0);
  const weightless = t(msg`Contraste: no interviene en el valor`);
  return {
    title: t(msg`Activo neto ajustado, como contraste`),
    rows: [
      row(t(netAssetTerms.bookEquity), [money(figureId.input('netAssets.bookEquity'))], {
        letter: letters.add(joinSentences(source('netAssets.bookEquity'))),
      }),
      ...adjustmentRows(context, letters),
      ...(tax === null
        ? []
        : [
            row(`\u2212 ${t(netAssetFigureTerms.latentTax)}`, [numbers.money(-tax)], {
              letter: letters.add(
                joinSentences(
                  t(msg`${rate} de las plusvalías netas que tributarían`),
                  source('netAssets.latentTaxRate'),
                ),
              ),
            }),
          ]),
      row(t(netAssetFigureTerms.value), [money(value)], {
        kind: 'total',
        letter: letters.add(joinSentences(weightless)),
      }),
      row(t(valuationTerms.result.equityValue), [money(figureId.equity('central'))]),
      row(t(netAssetFigureTerms.goodwill), [money(goodwill)], {
        kind: 'strong',
        letter: letters.add(joinSentences(meaning(context))),
      }),
    ],
  };
};
