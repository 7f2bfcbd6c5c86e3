import { msg } from '@lingui/core/macro';
import { debtItemKindTerms } from '@valia/i18n/terms/debt-item-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { closingDate } from '@valia/valuation/discounting/days-of-year.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { terminalMethodOf } from '@valia/valuation/terminal-value/terminal-method-of.ts';
import type { BridgeItem } from '@valia/valuation/valuation-inputs.ts';
import type { LedgerView } from '../dcf/ledger-view.ts';
import { negative, plus, printedAmount } from '../arithmetic/printed-arithmetic.ts';
import { printedEquation } from '../arithmetic/printed-equation.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { type LetteredNotes, type ReportRow, row } from '../content/report-table.ts';
import { terminalValueRows } from '../dcf/terminal-value-view.ts';

/** An amount that the bridge subtracts or adds, as printed with its sign. */
export interface BridgeStep {
  figure: string;
  sign: 1 | -1;
  label: string;
  /** The name without the sign in front. */
  name: string;
  effect: number;
  note: string;
}

/**
 * Computed as in the engine: only cash above its minimum reduces the debt; a shortfall increases it when the adviser
 * chose so.
 */
export const netDebtSum = (context: ReportContext): string => {
  const { document, t } = context;
  const { cash, minimumCash } = document.bridge;
  const amount = (item: BridgeItem) => printedAmount(context, figureId.bridge(item));
  const [owed, held, least] = [amount('financialDebt'), amount('cash'), amount('minimumCash')];
  const total = context.figure(figureId.netFinancialDebt()) ?? 0;
  const debt = owed.text;
  const isDeducted = document.deductsCashShortfall === true;
  if ((cash ?? 0) <= (minimumCash ?? 0) && !isDeducted) {
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

/** The date of the balance sheet; omitted when both balance sheet and value are as of the close of the base year. */
const balanceNote = ({ baseYear, document, longDate, t }: ReportContext): string => {
  const close = closingDate(baseYear);
  const { balanceDate = null, valuationDate } = document;
  if ((balanceDate ?? close) === close && (valuationDate ?? close) === close) return '';
  const date = longDate(balanceDate ?? close);
  return t(msg`Balance a ${date}`);
};

const netDebtNote = (context: ReportContext): string => {
  const { cash, financialDebt } = context.document.bridge;
  return !financialDebt && !cash
    ? ''
    : joinSentences(
        netDebtSum(context),
        balanceNote(context),
        context.source('bridge.financialDebt'),
        context.source('bridge.cash'),
      );
};

/** Net cash is added under its own name, because a negative debt would be mistaken for a debt. */
const netDebtStep = (context: ReportContext): BridgeStep => {
  const { t } = context;
  const figure = figureId.netFinancialDebt();
  const effect = -(context.figure(figure) ?? 0);
  const isCash = effect > 0;
  const name = isCash ? t(msg`Tesorería neta`) : t(valuationTerms.bridgeFigures.netFinancialDebt);
  return {
    figure,
    sign: -1,
    label: `${isCash ? '+' : '\u2212'} ${name}`,
    name,
    effect,
    note: netDebtNote(context),
  };
};

const givenStep = (context: ReportContext, item: BridgeItem, sign: 1 | -1): BridgeStep[] => {
  const value = context.document.bridge[item];
  if (value === null || value === 0) return [];
  const figure = figureId.bridge(item);
  const effect = sign * (context.figure(figure) ?? value);
  const name = context.t(valuationTerms.bridgeItems[item]);
  return [
    {
      figure,
      sign,
      label: `${effect < 0 ? '\u2212' : '+'} ${name}`,
      name,
      effect,
      note: joinSentences(context.source(`bridge.${item}`)),
    },
  ];
};

const leaseStep = (context: ReportContext): BridgeStep[] => {
  const figure = figureId.lease('debt');
  const debt = context.figure(figure);
  if (debt === null || debt === 0) return [];
  const name = context.t(valuationTerms.leaseFigures.debt);
  return [{ figure, sign: -1, label: `\u2212 ${name}`, name, effect: -debt, note: '' }];
};

/** The items added to the net debt, one row each with its reason. */
const debtItemSteps = (context: ReportContext): BridgeStep[] => {
  const { document, source, t } = context;
  return (document.debtItems ?? []).flatMap(({ amount, kind, reason }, index) => {
    if (amount === null || amount === 0) return [];
    const field = `debtItems.${index}.amount`;
    const figure = figureId.input(field);
    const effect = -(context.figure(figure) ?? amount);
    const name = t(debtItemKindTerms[kind]);
    const label = `${effect < 0 ? '\u2212' : '+'} ${name}`;
    return [{ figure, sign: -1, name, label, effect, note: joinSentences(reason, source(field)) }];
  });
};

export const bridgeSteps = (context: ReportContext): BridgeStep[] => [
  netDebtStep(context),
  ...leaseStep(context),
  ...debtItemSteps(context),
  ...givenStep(context, 'debtLikeItems', -1),
  ...givenStep(context, 'nonControllingInterests', -1),
  ...givenStep(context, 'nonOperatingAssets', 1),
  ...givenStep(context, 'taxPosition', 1),
];

/** The items missing in the bridge because they were not given, as one sentence. */
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
  const total = context.figure(figureId.bridgeTotal()) ?? 0;
  const steps = bridgeSteps(context).filter(({ effect }) => effect !== 0);
  const [first, ...others] = steps.map(({ figure, sign }) => {
    const amount = printedAmount(context, figure);
    return sign === 1 ? amount : negative(amount);
  });
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

/**
 * The terminal value in a table separate from the bridge, below yearly rates, whose few lines leave enough space;
 * otherwise null.
 */
export const terminalLedger = (context: ReportContext, letters: LetteredNotes): LedgerView | null =>
  context.document.costOfCapital.path === undefined
    ? null
    : {
        title: context.t(valuationTerms.dcfFigures.terminalValue),
        rows: terminalValueRows(context, letters),
      };

/**
 * From the terminal value, or only its present value when it has a separate table, and the discounted flows to the
 * equity value.
 */
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
  const { figure, numbers, result, t } = context;
  const enterprise = figure(figureId.enterprise('central')) ?? result.enterpriseValue.central;
  const equity = figure(figureId.equity('central')) ?? result.equityValue.central;
  return {
    title: t(msg`Puente de valor`),
    rows: [
      row(t(valuationTerms.result.enterpriseValue), [numbers.money(enterprise)], {
        kind: 'strong',
      }),
      ...stepRows(context, letters),
      row(t(msg`Fondos propios por múltiplos`), [numbers.money(equity)], {
        kind: 'total',
      }),
    ],
  };
};
