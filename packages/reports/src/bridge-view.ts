import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { terminalMethodOf } from '@valia/valuation/terminal-value/terminal-method-of.ts';
import type { BridgeItem } from '@valia/valuation/valuation-inputs.ts';
import type { LedgerView } from './cost-of-capital-view.ts';
import { negative, plus, printedFigures } from './printed-arithmetic.ts';
import { printedEquation } from './printed-equation.ts';
import { type ReportContext, sentences } from './report-context.ts';
import { type LetteredNotes, type ReportRow, row } from './report-table.ts';
import { terminalValueRows } from './terminal-value-view.ts';

/** An amount that the bridge takes away or adds, as it is printed: with its sign. */
interface BridgeStep {
  label: string;
  effect: number;
  note: string;
}

/** As the engine: only cash above its minimum lowers the debt, and what lies below does not raise it. */
export const netDebtSum = (context: ReportContext): string => {
  const { document, numbers, t } = context;
  const { cash, financialDebt, minimumCash } = document.bridge;
  const { money } = printedFigures(numbers);
  const [owed, held, least] = [money(financialDebt), money(cash), money(minimumCash)];
  const total = context.result.netFinancialDebt;
  const debt = owed.text;
  if ((cash ?? 0) <= (minimumCash ?? 0)) {
    const text = t(msg`${debt} de deuda − 0 de tesorería`);
    const equation = printedEquation(context, { ...owed, text, level: 'sum' }, total);
    const available = held.text;
    const kept = least.text;
    return available === kept
      ? equation
      : t(msg`${equation}; la tesorería, ${available}, no llega a la mínima, ${kept}`);
  }
  const kept = least.exact.over < 0n ? `(${least.text})` : least.text;
  const available = held.text;
  const text =
    least.exact.over === 0n
      ? t(msg`${debt} de deuda − ${available} de tesorería`)
      : t(msg`${debt} de deuda − (${available} − ${kept} de tesorería mínima)`);
  const sum = plus(owed, negative(held), least);
  return printedEquation(context, { ...sum, text }, total);
};

const netDebtNote = (context: ReportContext): string => {
  const { cash, financialDebt } = context.document.bridge;
  return !financialDebt && !cash
    ? ''
    : sentences(
        netDebtSum(context),
        context.source('bridge.financialDebt'),
        context.source('bridge.cash'),
      );
};

/** Net cash is added, and named so: as a debt that is taken away it would read as one. */
const netDebtStep = (context: ReportContext): BridgeStep => {
  const { result, t } = context;
  const effect = -result.netFinancialDebt;
  return {
    label:
      effect > 0
        ? `+ ${t(msg`Tesorería neta`)}`
        : `\u2212 ${t(valuationTerms.bridgeFigures.netFinancialDebt)}`,
    effect,
    note: netDebtNote(context),
  };
};

const givenStep = (context: ReportContext, item: BridgeItem, sign: 1 | -1): BridgeStep[] => {
  const value = context.document.bridge[item];
  if (value === null || value === 0) return [];
  const effect = sign * value;
  const name = context.t(valuationTerms.bridgeItems[item]);
  return [
    {
      label: `${effect < 0 ? '\u2212' : '+'} ${name}`,
      effect,
      note: sentences(context.source(`bridge.${item}`)),
    },
  ];
};

const leaseStep = ({ figure, t }: ReportContext): BridgeStep[] => {
  const debt = figure(figureId.lease('debt'));
  if (debt === null || debt === 0) return [];
  return [{ label: `\u2212 ${t(valuationTerms.leaseFigures.debt)}`, effect: -debt, note: '' }];
};

const bridgeSteps = (context: ReportContext): BridgeStep[] => [
  netDebtStep(context),
  ...leaseStep(context),
  ...givenStep(context, 'debtLikeItems', -1),
  ...givenStep(context, 'nonControllingInterests', -1),
  ...givenStep(context, 'nonOperatingAssets', 1),
  ...givenStep(context, 'taxPosition', 1),
];

/** What the bridge leaves out because it was not given, as one sentence. */
export const bridgeGaps = ({ document, t }: ReportContext): string => {
  const labels: Partial<Record<BridgeItem, string>> = {
    financialDebt: t(msg`deuda financiera`),
    cash: t(msg`tesorería`),
    debtLikeItems: t(msg`partidas asimilables a deuda`),
    nonOperatingAssets: t(msg`activos no operativos`),
  };
  const gaps = Object.entries(labels)
    .filter(([item]) =>
      Object.entries(document.bridge).some(([key, value]) => key === item && value === null),
    )
    .map(([, label]) => label)
    .join(', ');
  return gaps === '' ? '' : t(msg`Sin dato y sin efecto en el puente: ${gaps}.`);
};

/** Each step of the bridge with its sign, as a sum in one line; empty when there is nothing to add up. */
export const bridgeSum = (context: ReportContext): string => {
  const { figure, numbers } = context;
  const total = figure(figureId.bridgeTotal()) ?? 0;
  const { money } = printedFigures(numbers);
  const steps = bridgeSteps(context).filter(({ effect }) => effect !== 0);
  const [first, ...others] = steps.map(({ effect }) => money(effect));
  if (first === undefined || others.length === 0) return '';
  return printedEquation(context, plus(first, ...others), total);
};

const stepRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] =>
  bridgeSteps(context).map(({ effect, label, note }) =>
    row(label, [context.numbers.money(effect)], { letter: letters.add(note) }),
  );

const terminalTitle = ({ document, t }: ReportContext): string => {
  const kind = terminalMethodOf(document.terminal);
  if (kind === 'averaged') return t(msg`Valor terminal (media) y puente`);
  return kind === 'gordon'
    ? t(msg`Valor terminal (Gordon) y puente`)
    : t(msg`Valor terminal (múltiplo) y puente`);
};

/** The terminal value apart from the bridge: below yearly rates, whose few lines leave it room; null elsewhere. */
export const terminalLedger = (context: ReportContext, letters: LetteredNotes): LedgerView | null =>
  context.document.costOfCapital.path === undefined
    ? null
    : {
        title: context.t(valuationTerms.dcfFigures.terminalValue),
        rows: terminalValueRows(context, letters),
      };

/** From the terminal value, or its present value where it stands apart, and the discounted flows to the equity value. */
export const dcfBridgeView = (
  context: ReportContext,
  letters: LetteredNotes,
  terminal: LedgerView | null,
): LedgerView => {
  const { figure, numbers, t } = context;
  const money = (id: string) => {
    const value = figure(id);
    return value === null ? t(msg`n. d.`) : numbers.money(value);
  };
  return {
    title: terminal === null ? terminalTitle(context) : t(msg`Puente de valor`),
    rows: [
      ...(terminal === null
        ? terminalValueRows(context, letters)
        : [
            row(t(valuationTerms.dcfFigures.presentValueOfTerminalValue), [
              money(figureId.dcf('presentValueOfTerminalValue')),
            ]),
          ]),
      row(t(valuationTerms.dcfFigures.sumOfPresentValues), [
        money(figureId.dcf('sumOfPresentValues')),
      ]),
      row(t(valuationTerms.result.enterpriseValue), [money(figureId.dcfEnterprise('central'))], {
        kind: 'total',
      }),
      ...stepRows(context, letters),
      row(t(msg`Fondos propios por DCF`), [money(figureId.dcfEquity('central'))], {
        kind: 'total',
      }),
    ],
  };
};

/** The bridge of a valuation by multiples alone. */
export const multiplesBridgeView = (context: ReportContext, letters: LetteredNotes): LedgerView => {
  const { numbers, result, t } = context;
  return {
    title: t(msg`Puente de valor`),
    rows: [
      row(
        t(valuationTerms.result.enterpriseValue),
        [numbers.money(result.enterpriseValue.central)],
        {
          kind: 'strong',
        },
      ),
      ...stepRows(context, letters),
      row(t(msg`Fondos propios por múltiplos`), [numbers.money(result.equityValue.central)], {
        kind: 'total',
      }),
    ],
  };
};
