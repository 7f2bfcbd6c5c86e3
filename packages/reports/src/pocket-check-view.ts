import { msg } from '@lingui/core/macro';
import { type CostOfCapitalFigure, figureId } from '@valia/valuation/figure.ts';
import { roundedAmount, roundingOf } from './headline-amount.ts';
import { weightText } from './mixed-view.ts';
import { type PocketCheck, pocketCheck } from './pocket-check.ts';
import type { ReportContext } from './report-context.ts';
import { asPrinted, shortestDecimals } from './report-numbers.ts';

export interface PocketCheckView {
  title: string;
  lines: string[];
}

/** The computed percentage, and the report's own where rounding made them differ in the last digit. */
const percentResult = (
  { numbers, t }: ReportContext,
  computed: number,
  reported: number,
): string => {
  const here = numbers.number(computed, 2);
  const there = numbers.number(reported * 100, 2);
  return here === there ? t(msg`${here} %`) : t(msg`${here} %; sin redondear, ${there} %`);
};

const costLines = (context: ReportContext): string[] => {
  const { document, figure, numbers, t } = context;
  if (document.costOfCapital.mode === 'direct') return [];
  const { buildUp } = document.costOfCapital;
  const percent = (value: number | null) => asPrinted((value ?? 0) * 100, 2);
  const computed = (name: CostOfCapitalFigure) => figure(figureId.costOfCapital(name)) ?? 0;
  const beta = asPrinted(computed('leveredBeta'), 3);
  const premia = [buildUp.countryRiskPremium, buildUp.sizePremium, buildUp.specificRiskPremium].map(
    percent,
  );
  const free = percent(buildUp.riskFreeRate);
  const market = percent(buildUp.equityRiskPremium);
  const equity = free + beta * market + premia.reduce((sum, premium) => sum + premium, 0);
  const written = (value: number) => numbers.number(value, 2);
  const sum = [
    written(free),
    `${numbers.number(beta, 3)} × ${written(market)}`,
    ...premia.map(written),
  ].join(' + ');
  const equityResult = percentResult(context, equity, computed('costOfEquity'));
  const equityCost = percent(computed('costOfEquity'));
  const debtCost = percent(computed('afterTaxCostOfDebt'));
  const ratio = buildUp.debtToEquity ?? 0;
  const ratioText = numbers.number(ratio, Math.max(1, shortestDecimals(ratio, 4)));
  const wholeText = numbers.number(1 + ratio, Math.max(1, shortestDecimals(ratio, 4)));
  const average = (equityCost + debtCost * ratio) / (1 + ratio);
  const averageSum = `${written(equityCost)} × 1/${wholeText} + ${written(debtCost)} × ${ratioText}/${wholeText}`;
  const averageResult = percentResult(context, average, computed('weightedAverageCostOfCapital'));
  return [
    t(msg`Coste de los fondos propios: ${sum} = ${equityResult}.`),
    t(msg`WACC: ${averageSum} = ${averageResult}.`),
  ];
};

const gordonLine = (context: ReportContext, check: PocketCheck): string => {
  const { document, figure, numbers, projected, projectedYears, result, t } = context;
  const growth = document.terminal.terminalGrowth ?? 0;
  const rate = result.weightedAverageCostOfCapital ?? 0;
  const flow = numbers.money(projected(projectedYears.at(-1) ?? 0, 'freeCashFlowToFirm') ?? 0);
  const factor = numbers.number(1 + growth, Math.max(2, shortestDecimals(growth, 4)));
  const fraction = (part: number) =>
    numbers.number(asPrinted(part, 4), Math.max(2, shortestDecimals(asPrinted(part, 4), 4)));
  const rateText = fraction(rate);
  const growthText = fraction(growth);
  const value = numbers.money(check.terminalValue);
  const reported = numbers.money(figure(figureId.dcf('terminalValue')) ?? 0);
  const exact = numbers.rate(rate, 4);
  return t(
    msg`Terminal: ${flow} × ${factor} / (${rateText} − ${growthText}) = ${value}; sin redondear el WACC (${exact}), ${reported}.`,
  );
};

const exitLine = (context: ReportContext, check: PocketCheck): string => {
  const { document, numbers, projected, projectedYears, t } = context;
  const ebitda = numbers.money(projected(projectedYears.at(-1) ?? 0, 'ebitda') ?? 0);
  const multiple = numbers.number(document.terminal.exitMultiple ?? 0, 2);
  const value = numbers.money(check.terminalValue);
  return t(msg`Terminal: ${ebitda} × ${multiple} = ${value}.`);
};

const centralLine = (context: ReportContext, check: PocketCheck): string => {
  const { document, numbers, result, t } = context;
  const value = result.equityValue.central;
  const rounding = roundingOf(value * document.unit);
  const reported = roundedAmount(value * document.unit, rounding);
  const agrees = roundedAmount(check.central * document.unit, rounding) === reported;
  const rounded = numbers.amount(reported / document.unit);
  const difference = numbers.amount(Math.abs(check.central - value));
  const verdict = agrees
    ? t(msg`redondeado, ${rounded}`)
    : t(msg`a ${difference} del informe, por el redondeo`);
  const central = numbers.money(check.central);
  if (check.equityOfMultiples === null || result.dcf === null || result.multiples === null) {
    return t(msg`Valor central: ${central}; ${verdict}.`);
  }
  const sum = [
    `${weightText(context, result.dcf.weight)} × ${numbers.money(check.equityOfDcf)}`,
    `${weightText(context, result.multiples.weight)} × ${numbers.money(check.equityOfMultiples)}`,
  ].join(' + ');
  return t(msg`Valor central: ${sum} = ${central}; ${verdict}.`);
};

/** The sums a reader can repeat with the figures as printed; null without a DCF. */
export const pocketCheckView = (context: ReportContext): PocketCheckView | null => {
  const { document, figure, numbers, result, t } = context;
  const check = pocketCheck(context);
  if (check === null) return null;
  const rate = asPrinted(result.weightedAverageCostOfCapital ?? 0, 4);
  const base = numbers.number(1 + rate, 4);
  const value = numbers.money(check.enterpriseValue);
  const bridge = figure(figureId.bridgeTotal()) ?? 0;
  const effect = `${bridge < 0 ? '\u2212' : '+'} ${numbers.money(Math.abs(bridge))}`;
  const equity = numbers.money(check.equityOfDcf);
  return {
    title: t(msg`Compruébalo con calculadora`),
    lines: [
      ...costLines(context),
      t(msg`Factor de cada año: 1 / ${base} elevado a los años hasta el flujo.`),
      document.terminal.method === 'gordon' ? gordonLine(context, check) : exitLine(context, check),
      t(
        msg`EV con los factores impresos: ${value}; con el puente, ${value} ${effect} = ${equity}.`,
      ),
      centralLine(context, check),
    ],
  };
};
