import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';
import { leaseRateIterations } from '@valia/valuation/company/solve-circular-values.ts';
import type { LeaseSchedule } from '@valia/valuation/valuation-inputs.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import {
  column,
  type LetteredNotes,
  type ReportRow,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

const { leaseFigures, leaseInputs } = valuationTerms;

const rentId = figureId.input('leases.rent');

/** The EBITDA to which multiples are applied: normalised, and before rents when leases are treated as debt. */
export const ebitdaForMultiples = ({ figure, result }: ReportContext): number =>
  figure(figureId.lease('ebitda')) ?? result.normalisedEbitda;

/** The same for EBIT; null when it is unknown. */
export const ebitForMultiples = ({ account, baseYear, figure }: ReportContext): number | null =>
  figure(figureId.lease('ebit')) ?? account(baseYear, 'normalisedEbit');

export const ebitdaForMultiplesName = ({ document, t }: ReportContext): string =>
  t(
    document.leases === undefined
      ? valuationTerms.accountFigures.normalisedEbitda
      : leaseFigures.ebitda,
  );

export const ebitForMultiplesName = ({ document, t }: ReportContext): string =>
  t(
    document.leases === undefined
      ? valuationTerms.accountFigures.normalisedEbit
      : leaseFigures.ebit,
  );

const rateNote = ({ document, input, t }: ReportContext): string => {
  const rounds = leaseRateIterations(document, input.outcome);
  return rounds === null ? '' : t(msg`Es el coste de la deuda del WACC; iteraciones: ${rounds}`);
};

const commitmentRows = (
  context: ReportContext,
  { beyond, commitments }: Extract<LeaseSchedule, { basis: 'commitments' }>,
): ReportRow[] => {
  const { baseYear, figure, numbers, t } = context;
  const rows = commitments.flatMap((amount, index) => {
    const present = figure(figureId.lease(`presentValue.${index + 1}`));
    if (present === null) return [];
    const year = String(baseYear + 1 + index);
    return [row(t(msg`Alquiler de ${year}`), [numbers.money(amount ?? 0), numbers.money(present)])];
  });
  const spread = figure(figureId.lease('yearsBeyond'));
  if (spread === null) return rows;
  const years = numbers.number(spread, 0);
  const present = figure(figureId.lease('presentValueBeyond')) ?? 0;
  const label = t(msg`Posteriores (pagos iguales: ${years})`);
  return [...rows, row(label, [numbers.money(beyond ?? 0), numbers.money(present)])];
};

const annuityRows = (
  context: ReportContext,
  { years }: Extract<LeaseSchedule, { basis: 'annuity' }>,
): ReportRow[] => {
  const { figure, numbers, t } = context;
  const debt = figure(figureId.lease('debt')) ?? 0;
  const term = numbers.number(years ?? 0, shortestDecimals(years ?? 0, 2));
  const rent = numbers.money(figure(rentId) ?? 0);
  return [row(t(msg`Alquiler anual (años: ${term})`), [rent, numbers.money(debt)])];
};

/** The future rents are those at the close of the base year, whatever the valuation date. */
const leaseDateNote = ({ baseYear, document, longDate, t }: ReportContext): string => {
  const { valuationDate } = document;
  const close = closingDate(baseYear);
  if (valuationDate === null || valuationDate <= close) return '';
  const [closed, valued] = [longDate(close), longDate(valuationDate)];
  return t(
    msg`Rentas pendientes al ${closed}: la deuda no se ha llevado a la fecha de valoración, ${valued}`,
  );
};

export interface LeasesView {
  title: string;
  /** Amounts to be paid, and their present value. */
  table: ReportTable;
}

/** Future rents treated as a debt, and the effect on the base year; null when rents are treated as an expense. */
export const leasesView = (context: ReportContext, letters: LetteredNotes): LeasesView | null => {
  const { document, figure, numbers, source, t } = context;
  const { leases } = document;
  if (leases === undefined) return null;
  const { schedule } = leases;
  const amount = (value: number | null) => (value === null ? t(msg`n. d.`) : numbers.money(value));
  const value = (name: Parameters<typeof figureId.lease>[0]) =>
    amount(figure(figureId.lease(name)));
  const rate = numbers.rate(leases.costOfDebt ?? 0, 2);
  return {
    title: t(msg`Arrendamientos como deuda`),
    table: {
      corner: unitName(context.numbers),
      columns: [column(t(msg`Importe`)), column(t(msg`Valor actual al ${rate}`))],
      rows: [
        ...(schedule.basis === 'annuity'
          ? annuityRows(context, schedule)
          : commitmentRows(context, schedule)),
        row(t(leaseFigures.debt), ['', value('debt')], {
          kind: 'total',
          letter: letters.add(
            joinSentences(
              rateNote(context),
              leaseDateNote(context),
              source('leases.costOfDebt'),
              source('leases.schedule.commitments.0'),
              source('leases.schedule.years'),
            ),
          ),
        }),
        row(t(leaseInputs.rent), ['', amount(figure(rentId))], {
          letter: letters.add(joinSentences(source('leases.rent'))),
        }),
        row(t(leaseFigures.depreciation), ['', value('depreciation')], {
          letter: letters.add(
            joinSentences(t(msg`La deuda, repartida por igual entre los años de los contratos`)),
          ),
        }),
        row(t(leaseFigures.ebitda), ['', value('ebitda')], { kind: 'strong' }),
        row(t(leaseFigures.ebit), ['', value('ebit')], { kind: 'strong' }),
      ],
    },
  };
};
