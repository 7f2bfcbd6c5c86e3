import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { regionText } from '@valia/i18n/region-texts.ts';
import type { RangePoint } from '@valia/valuation/figure.ts';
import { type CrossCheckCase, crossCheckCases } from './cross-check-cases.ts';
import { crossCheckStep, remainingFraction } from './cross-check-step.ts';
import { withinSentence } from '@valia/i18n/terms/within-sentence.ts';
import type { ReportContext } from '../content/report-context.ts';
import {
  column,
  type SideNotes,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

export interface CrossCheckView {
  title: string;
  table: ReportTable;
  margin: SideNotes;
}

export const crossCheckName = ({ t }: ReportContext, kind: CrossCheckCase['kind']): string => {
  const names = {
    'listed-ev-ebit': msg`EV/EBIT, EE. UU.`,
    'small-deals': msg`Operaciones de pymes`,
    'mid-market-deals': msg`Mercado medio, eurozona`,
  };
  return t(names[kind]);
};

const points = ['low', 'central', 'high'] as const satisfies readonly RangePoint[];

const caseRows = (context: ReportContext, one: CrossCheckCase): ReportRow[] => {
  const { numbers, t } = context;
  const name = crossCheckName(context, one.kind);
  return points.flatMap((point) => {
    const value = one[point];
    if (value === null) return [];
    const at = withinSentence(t(valuationTerms.rangePoints[point]));
    return [
      row(`${name}, ${at}`, [
        numbers.multiple(value.multiple),
        numbers.money(value.enterprise),
        numbers.money(value.equity),
      ]),
    ];
  });
};

/** The derivation of the multiple for the United States: its figure, the size adjustment and the band around it. */
export const listedCrossCheckText = (context: ReportContext): string => {
  const { document, input, numbers, t } = context;
  const listed = numbers.multiple(input.listedContrast?.evToEbit ?? 0);
  const kept = remainingFraction(context, crossCheckStep(context)?.value ?? 0);
  const band = numbers.share(document.range.multipleBand);
  return t(msg`${listed} × ${kept}; banda de ±${band}.`);
};

const sourceText = ({ input, numbers, t }: ReportContext): string => {
  if (input.listedContrast === null) return '';
  const { date, firms, region, source } = input.listedContrast;
  const place = regionText(region, t);
  const day = formatDate(date, input.language, 'long');
  const count = numbers.number(firms, 0);
  return t(msg`${place}, ${count} empresas cotizadas, a ${day}. ${source}.`);
};

/** The profit to which each multiple refers. */
const basisText = (
  { document, t }: ReportContext,
  { hasDeals, hasListed }: { hasDeals: boolean; hasListed: boolean },
): string => {
  if (!hasListed) return t(msg`Sobre el EBITDA normalizado.`);
  if (document.leases === undefined)
    return t(
      hasDeals
        ? msg`Sobre el EBIT normalizado; los demás, sobre el EBITDA normalizado.`
        : msg`Sobre el EBIT normalizado.`,
    );
  return t(
    hasDeals
      ? msg`Sobre el EBIT con los arrendamientos como deuda; los demás, sobre el EBITDA normalizado y sin esa deuda.`
      : msg`Sobre el EBIT con los arrendamientos como deuda.`,
  );
};

/** The prices that other markets would pay, next to the value and without weight; null when there are none. */
export const crossCheckView = (context: ReportContext): CrossCheckView | null => {
  const { t } = context;
  const cases = crossCheckCases(context);
  if (cases.length === 0) return null;
  const hasListed = cases.some(({ kind }) => kind === 'listed-ev-ebit');
  const hasDeals = cases.some(({ kind }) => kind !== 'listed-ev-ebit');
  return {
    title: t(msg`Contraste, sin peso`),
    table: {
      corner: unitName(context.numbers),
      columns: [
        column(t(msg`Múltiplo`)),
        column(t(valuationTerms.result.enterpriseValue)),
        column(t(valuationTerms.result.equity)),
      ],
      rows: cases.flatMap((one) => caseRows(context, one)),
    },
    margin: {
      title: t(msg`Contraste`),
      notes: [
        ...(hasListed
          ? [
              remark(listedCrossCheckText(context), t(msg`EV/EBIT:`)),
              ...(crossCheckStep(context)?.notes ?? []),
              remark(sourceText(context)),
            ]
          : []),
        remark(basisText(context, { hasDeals, hasListed })),
        remark(t(msg`Se muestra para comparar; no entra en el valor.`)),
      ],
    },
  };
};
