import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { Driver } from '@valia/valuation/valuation-inputs.ts';
import { taxNote } from './tax-note.ts';
import { driverNote, notedDriver, numberWriter, rateWriter } from './driver-notes.ts';
import { hasLine, lineWriter, type WrittenLine } from './projection-line.ts';
import type { ReportContext } from '../content/report-context.ts';
import type { LetteredNotes } from '../content/report-table.ts';

const terms = valuationTerms.projectionLines;

type OptionPath =
  | 'projection.ebitMargin'
  | 'projection.reinvestment.salesToCapital'
  | 'projection.workingCapital.inventoryDays'
  | 'projection.workingCapital.receivableDays'
  | 'projection.workingCapital.payableDays'
  | 'costOfCapital.path';

const optionLetter = (
  context: ReportContext,
  letters: LetteredNotes,
  path: OptionPath,
  driver: Driver,
): string => {
  const isRate = path === 'projection.ebitMargin' || path === 'costOfCapital.path';
  const write = isRate ? rateWriter(context) : numberWriter(context);
  return letters.add(notedDriver(context, { driver, path, write }));
};

/** The rate when it is the same in all years; null when it changes. */
const constantTaxRate = ({ projected, projectedYears }: ReportContext): number | null => {
  const rates = projectedYears.map((year) => projected(year, 'taxRate'));
  const [first] = rates;
  return typeof first === 'number' && rates.every((rate) => rate === first) ? first : null;
};

const taxLines = (context: ReportContext, letters: LetteredNotes): WrittenLine[] => {
  const { numbers, t } = context;
  const lines = lineWriter(context);
  const constant = constantTaxRate(context);
  const letter = letters.add(taxNote(context));
  const losses = hasLine(context, 'lossesUsed')
    ? [
        lines.money(t(terms.lossesUsed), 'lossesUsed', { kind: 'dim' }),
        lines.money(t(terms.closingLosses), 'closingLosses', { kind: 'dim' }),
      ]
    : [];
  if (constant === null) {
    return [
      ...losses,
      lines.money(t(msg`− Impuestos`), 'tax', { sign: 'minus', letter }),
      lines.rate(t(terms.taxRate), 'taxRate', { kind: 'dim' }),
    ];
  }
  const rate = numbers.rate(constant, Number.isInteger(Math.round(constant * 1e6) / 1e4) ? 0 : 1);
  return [...losses, lines.money(t(msg`− Impuestos ${rate}`), 'tax', { sign: 'minus', letter })];
};

const profitLines = (context: ReportContext, letters: LetteredNotes): WrittenLine[] => {
  const { document, t } = context;
  const { money, rate } = lineWriter(context);
  const { ebitMargin } = document.projection;
  const ebitdaMargin = hasLine(context, 'ebitdaMargin')
    ? [
        rate(t(terms.ebitdaMargin), 'ebitdaMargin', {
          kind: 'dim',
          base: 'normalisedEbitdaMargin',
          letter: ebitMargin === undefined ? letters.add(driverNote(context, 'ebitdaMargin')) : '',
        }),
      ]
    : [];
  const leased = document.leases !== undefined;
  const afterRent = leased ? 'ebitdaAfterRent' : 'ebitda';
  return [
    money(t(terms[afterRent]), afterRent, { kind: 'strong', base: 'normalisedEbitda' }),
    ...ebitdaMargin,
    ...(leased
      ? [
          money(`+ ${t(terms.rent)}`, 'rent', {
            letter: letters.add(t(msg`Crecen con las ventas, como la deuda de los contratos.`)),
          }),
          money(t(terms.ebitda), 'ebitda', { kind: 'strong' }),
        ]
      : []),
    money(`− ${t(terms.depreciationAndAmortization)}`, 'depreciationAndAmortization', {
      base: 'depreciationAndAmortization',
      sign: 'minus',
      letter: letters.add(driverNote(context, 'depreciationToRevenue')),
    }),
    ...(leased
      ? [money(`− ${t(terms.leaseDepreciation)}`, 'leaseDepreciation', { sign: 'minus' })]
      : []),
    money(t(terms.ebit), 'ebit', { kind: 'strong', ...(!leased && { base: 'normalisedEbit' }) }),
    ...(ebitMargin === undefined
      ? []
      : [
          ...(leased ? [money(t(terms.ebitAfterRent), 'ebitAfterRent', { kind: 'dim' })] : []),
          rate(t(terms.ebitMargin), 'ebitMargin', {
            kind: 'dim',
            letter: optionLetter(context, letters, 'projection.ebitMargin', ebitMargin),
          }),
        ]),
  ];
};

/** The profit after tax of a year, from which the cash flow is derived. */
const afterTaxLines = (context: ReportContext): WrittenLine[] =>
  hasLine(context, 'netOperatingProfitAfterTax')
    ? [
        lineWriter(context).money(
          context.t(msg`EBIT tras impuestos`),
          'netOperatingProfitAfterTax',
          { kind: 'strong' },
        ),
      ]
    : [];

const workingCapitalLines = (context: ReportContext, letters: LetteredNotes): WrittenLine[] => {
  const { document, t } = context;
  const { money, number } = lineWriter(context);
  const { workingCapital } = document.projection;
  const change = (letter: string) =>
    money(t(msg`− Δ circulante`), 'changeInNetWorkingCapital', { sign: 'minus', letter });
  const balance = money(t(terms.netWorkingCapital), 'netWorkingCapital', {
    kind: 'dim',
    base: 'netWorkingCapital',
  });
  if (workingCapital === undefined) {
    return [change(letters.add(driverNote(context, 'netWorkingCapitalToRevenue'))), balance];
  }
  if (workingCapital.basis === 'amount') return [change(''), balance];
  const days = (['inventoryDays', 'receivableDays', 'payableDays'] as const).map((name) =>
    number(t(terms[name]), name, {
      kind: 'dim',
      letter: optionLetter(
        context,
        letters,
        `projection.workingCapital.${name}`,
        workingCapital[name],
      ),
    }),
  );
  return [change(''), balance, ...days];
};

/** The cost of growth in new leases; expiring leases are renewed, so their repayment is not part of the flow. */
const leaseLines = (context: ReportContext, letters: LetteredNotes): WrittenLine[] => {
  const { document, t } = context;
  if (document.leases === undefined) return [];
  const note = t(
    msg`Los contratos que vencen se renuevan: su devolución no vuelve a sumarse, y lo que crece su deuda se resta como inversión.`,
  );
  return [
    lineWriter(context).money(t(msg`− Δ arrendamientos`), 'changeInLeaseDebt', {
      sign: 'minus',
      letter: letters.add(note),
    }),
  ];
};

const investmentLines = (context: ReportContext, letters: LetteredNotes): WrittenLine[] => {
  const { document, t } = context;
  const { money, number } = lineWriter(context);
  const { reinvestment } = document.projection;
  if (reinvestment !== undefined) {
    const path = 'projection.reinvestment.salesToCapital';
    const letter = optionLetter(context, letters, path, reinvestment.salesToCapital);
    const invested = t(terms.reinvestment);
    return [
      money(`\u2212 ${invested}`, 'reinvestment', { sign: 'minus', letter }),
      number(t(terms.salesToCapital), 'salesToCapital', { kind: 'dim' }),
    ];
  }
  return [
    money(`+ ${t(terms.depreciationAndAmortization)}`, 'depreciationAndAmortization'),
    money(`− ${t(terms.capitalExpenditure)}`, 'capitalExpenditure', {
      sign: 'minus',
      letter: letters.add(driverNote(context, 'capitalExpenditureToRevenue')),
    }),
    ...workingCapitalLines(context, letters),
    ...leaseLines(context, letters),
  ];
};

const discountLines = (context: ReportContext, letters: LetteredNotes): WrittenLine[] => {
  const { document, t } = context;
  const { factor, fineRate, money, time } = lineWriter(context);
  const { path } = document.costOfCapital;
  const yearly =
    path === undefined
      ? []
      : [
          fineRate(t(terms.costOfCapital), 'costOfCapital', {
            kind: 'dim',
            letter: optionLetter(context, letters, 'costOfCapital.path', path),
          }),
          time(t(terms.closingTime), 'closingTime', { kind: 'dim' }),
          factor(t(terms.closingFactor), 'closingFactor', { kind: 'dim' }),
        ];
  return [
    ...yearly,
    time(t(terms.time), 'time', { kind: 'dim' }),
    factor(t(terms.discountFactor), 'discountFactor', { kind: 'dim' }),
    money(t(terms.presentValue), 'presentValue', { kind: 'total' }),
  ];
};

const stubLines = (context: ReportContext): WrittenLine[] => {
  if (!hasLine(context, 'freeCashFlowInStub')) return [];
  const { money } = lineWriter(context);
  return [
    money(context.t(terms.freeCashFlowInStub), 'freeCashFlowInStub', { kind: 'strong', blank: '' }),
  ];
};

/** The lines from revenue to the present value of each year's flow, depending on the valuation's options. */
export const projectionLines = (context: ReportContext, letters: LetteredNotes): WrittenLine[] => {
  const { t } = context;
  const { money, rate } = lineWriter(context);
  return [
    money(t(terms.revenue), 'revenue', { kind: 'strong', base: 'revenue' }),
    rate(t(terms.revenueGrowth), 'revenueGrowth', {
      kind: 'dim',
      base: 'revenueGrowth',
      letter: letters.add(driverNote(context, 'revenueGrowth')),
    }),
    ...profitLines(context, letters),
    ...taxLines(context, letters),
    ...afterTaxLines(context),
    ...investmentLines(context, letters),
    money(t(terms.freeCashFlowToFirm), 'freeCashFlowToFirm', { kind: 'total' }),
    ...stubLines(context),
    ...discountLines(context, letters),
  ];
};
