import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { type CostOfCapitalFigure, figureId } from '@valia/valuation/figure.ts';
import { roundedAmount, roundingOf } from './headline-amount.ts';
import { weightText } from './mixed-view.ts';
import { sharesInIssue } from './discounts-view.ts';
import { multipleCases } from './further-multiples-view.ts';
import { growsLastFlow, type PocketCheck, pocketCheck, printedDecimals } from './pocket-check.ts';
import type { ReportContext } from './report-context.ts';
import { asPrinted, shortestDecimals } from './report-numbers.ts';

export interface PocketCheckView {
  title: string;
  lines: string[];
}

type DcfCheck = NonNullable<PocketCheck['dcf']>;

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
  const { mode, path, weights } = document.costOfCapital;
  if (mode === 'direct' || path !== undefined) return [];
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
  const share = asPrinted(computed('equityWeight'), printedDecimals.rate);
  const average =
    weights === undefined
      ? (equityCost + debtCost * ratio) / (1 + ratio)
      : equityCost * share + debtCost * (1 - share);
  const averageSum =
    weights === undefined
      ? `${written(equityCost)} × 1/${wholeText} + ${written(debtCost)} × ${ratioText}/${wholeText}`
      : `${written(equityCost)} × ${numbers.number(share, 4)} + ${written(debtCost)} × ${numbers.number(1 - share, 4)}`;
  const averageResult = percentResult(context, average, computed('weightedAverageCostOfCapital'));
  return [
    t(msg`Coste de los fondos propios: ${sum} = ${equityResult}.`),
    t(msg`WACC: ${averageSum} = ${averageResult}.`),
  ];
};

/** Of two terminal values each has its own name; one alone needs none. */
const terminalName = ({ document, t }: ReportContext, which: 'gordonValue' | 'exitValue'): string =>
  document.terminal.average === undefined ? t(msg`Terminal`) : t(valuationTerms.dcfFigures[which]);

const gordonLine = (context: ReportContext, computed: number): string => {
  const { document, figure, numbers, projected, projectedYears, result, t } = context;
  const growth = document.terminal.terminalGrowth ?? 0;
  const rate = result.weightedAverageCostOfCapital ?? 0;
  const fraction = (part: number) =>
    numbers.number(asPrinted(part, 4), Math.max(2, shortestDecimals(asPrinted(part, 4), 4)));
  const last = numbers.money(projected(projectedYears.at(-1) ?? 0, 'freeCashFlowToFirm') ?? 0);
  const factor = numbers.number(1 + growth, Math.max(2, shortestDecimals(growth, 4)));
  const flow = growsLastFlow(context)
    ? `${last} × ${factor}`
    : numbers.money(figure(figureId.dcf('terminalFreeCashFlow')) ?? 0);
  const name = terminalName(context, 'gordonValue');
  const rateText = fraction(rate);
  const growthText = fraction(growth);
  const value = numbers.money(computed);
  const reported = numbers.money(
    figure(figureId.dcf('gordonValue')) ?? figure(figureId.dcf('terminalValue')) ?? 0,
  );
  const exact = numbers.rate(rate, 4);
  return t(
    msg`${name}: ${flow} / (${rateText} − ${growthText}) = ${value}; sin redondear el WACC (${exact}), ${reported}.`,
  );
};

const exitLine = (context: ReportContext, computed: number): string => {
  const { document, numbers, projected, projectedYears, t } = context;
  const ebitda = numbers.money(projected(projectedYears.at(-1) ?? 0, 'ebitda') ?? 0);
  const multiple = numbers.number(document.terminal.exitMultiple ?? 0, 2);
  const value = numbers.money(computed);
  const name = terminalName(context, 'exitValue');
  return t(msg`${name}: ${ebitda} × ${multiple} = ${value}.`);
};

/** The terminal value brought to today, by its factor or, of both methods, each by its own. */
const terminalLine = (context: ReportContext, dcf: DcfCheck): string => {
  const { document, figure, numbers, t } = context;
  const factor = (name: 'terminalDiscountFactor' | 'exitDiscountFactor') =>
    numbers.number(figure(figureId.dcf(name)) ?? 0, printedDecimals.factor);
  const { average } = document.terminal;
  const weight = average?.gordonWeight ?? 0;
  const sum =
    average === undefined
      ? `${numbers.money(dcf.gordonValue ?? dcf.exitValue ?? 0)} × ${factor('terminalDiscountFactor')}`
      : [
          `${weightText(context, weight)} × ${numbers.money(dcf.gordonValue ?? 0)} × ${factor('terminalDiscountFactor')}`,
          `${weightText(context, 1 - weight)} × ${numbers.money(dcf.exitValue ?? 0)} × ${factor('exitDiscountFactor')}`,
        ].join(' + ');
  const value = numbers.money(dcf.terminal);
  return t(msg`Valor actual del terminal: ${sum} = ${value}.`);
};

const factorLine = ({ document, numbers, result, t }: ReportContext): string => {
  if (document.costOfCapital.path !== undefined) {
    return t(
      msg`Factor de cada año: el del cierre anterior / (1 + el WACC del año) elevado al tiempo que pasa entre los dos.`,
    );
  }
  const rate = asPrinted(result.weightedAverageCostOfCapital ?? 0, printedDecimals.rate);
  const base = numbers.number(1 + rate, 4);
  return t(msg`Factor de cada año: 1 / ${base} elevado a los años hasta el flujo.`);
};

const withBridge = ({ figure, numbers }: ReportContext, enterprise: number): string => {
  const bridge = figure(figureId.bridgeTotal()) ?? 0;
  const effect = `${bridge < 0 ? '\u2212' : '+'} ${numbers.money(Math.abs(bridge))}`;
  return `${numbers.money(enterprise)} ${effect}`;
};

const dcfLines = (context: ReportContext, dcf: DcfCheck): string[] => {
  const { numbers, t } = context;
  const flows = numbers.money(dcf.flows);
  const terminal = numbers.money(dcf.terminal);
  const value = numbers.money(dcf.enterpriseValue);
  const sum = withBridge(context, dcf.enterpriseValue);
  const equity = numbers.money(dcf.equity);
  return [
    ...costLines(context),
    factorLine(context),
    ...(dcf.gordonValue === null ? [] : [gordonLine(context, dcf.gordonValue)]),
    ...(dcf.exitValue === null ? [] : [exitLine(context, dcf.exitValue)]),
    terminalLine(context, dcf),
    t(msg`EV: flujos por su factor, ${flows}, más terminal, ${terminal} = ${value}.`),
    t(msg`Con el puente: ${sum} = ${equity}.`),
  ];
};

const multiplesLines = (context: ReportContext, equity: number): string[] => {
  const { figure, numbers, result, t } = context;
  const cases = multipleCases(context);
  const value = numbers.money(equity);
  if (cases.length > 0) {
    const total = cases.reduce((sum, { weight }) => sum + weight, 0);
    const sum = cases
      .map((one) => {
        const applied = numbers.number(one.applied, printedDecimals.appliedMultiple);
        const product = `${numbers.money(one.metric)} × ${applied}`;
        const weight = weightText(context, one.weight / total);
        return one.kind === 'priceToEarnings'
          ? `${weight} × ${product}`
          : `${weight} × (${bridgeAdded(context, product)})`;
      })
      .join(' + ');
    return [t(msg`Múltiplos: ${sum} = ${value}.`)];
  }
  const applied = numbers.number(
    figure(figureId.appliedMultiple('central')) ?? 0,
    printedDecimals.appliedMultiple,
  );
  const sum = bridgeAdded(context, `${numbers.money(result.normalisedEbitda)} × ${applied}`);
  return [t(msg`Múltiplos: ${sum} = ${value}.`)];
};

const bridgeAdded = ({ figure, numbers }: ReportContext, product: string): string => {
  const bridge = figure(figureId.bridgeTotal()) ?? 0;
  if (bridge === 0) return product;
  return `${product} ${bridge < 0 ? '\u2212' : '+'} ${numbers.money(Math.abs(bridge))}`;
};

/** Whether what the reader gets is what the report says, rounded as the report rounds. */
const verdictOf = (context: ReportContext, computed: number, reported: number): string => {
  const { document, numbers, t } = context;
  const rounding = roundingOf(reported * document.unit);
  const said = roundedAmount(reported * document.unit, rounding);
  const difference = Math.abs(computed - reported);
  const distance = numbers.amount(difference);
  if (roundedAmount(computed * document.unit, rounding) !== said) {
    return t(msg`a ${distance} del informe, por el redondeo`);
  }
  const rounded = numbers.amount(said / document.unit);
  return difference * document.unit < 0.5
    ? t(msg`redondeado, ${rounded}`)
    : t(msg`redondeado, ${rounded}; a ${distance} del valor sin redondear`);
};

const centralLine = (context: ReportContext, check: PocketCheck): string => {
  const { numbers, result, t } = context;
  const verdict = verdictOf(context, check.central, result.equityValue.central);
  const central = numbers.money(check.central);
  const { dcf, equityOfMultiples } = check;
  if (dcf === null || equityOfMultiples === null || !result.dcf || !result.multiples) {
    return t(msg`Valor central: ${central}; ${verdict}.`);
  }
  const sum = [
    `${weightText(context, result.dcf.weight)} × ${numbers.money(dcf.equity)}`,
    `${weightText(context, result.multiples.weight)} × ${numbers.money(equityOfMultiples)}`,
  ].join(' + ');
  return t(msg`Valor central: ${sum} = ${central}; ${verdict}.`);
};

const discountLines = (context: ReportContext, check: PocketCheck): string[] => {
  const { numbers, result, t } = context;
  const reported = result.equityAfterDiscounts?.central;
  if (reported === undefined) return [];
  const kept = numbers.number(1 - check.discount, printedDecimals.rate);
  const sum = `${numbers.money(check.central)} × ${kept}`;
  const value = numbers.money(check.afterDiscounts);
  const verdict = verdictOf(context, check.afterDiscounts, reported);
  return [t(msg`Tras descuentos: ${sum} = ${value}; ${verdict}.`)];
};

const shareLines = (context: ReportContext, check: PocketCheck): string[] => {
  const { document, numbers, result, t } = context;
  if (result.valuePerShare === undefined) return [];
  const count = sharesInIssue(context);
  const options = asPrinted(result.optionsValue ?? 0, numbers.moneyDecimals);
  const equity = numbers.amount(check.afterDiscounts);
  const less = options === 0 ? equity : `(${equity} \u2212 ${numbers.amount(options)})`;
  const shares = numbers.number(count, 0);
  const price = numbers.price(((check.afterDiscounts - options) * document.unit) / count);
  const reported = numbers.price(result.valuePerShare);
  return [t(msg`Por acción: ${less} / ${shares} = ${price}; en el informe, ${reported}.`)];
};

/** The sums a reader can repeat with the figures as printed. */
export const pocketCheckView = (context: ReportContext): PocketCheckView => {
  const check = pocketCheck(context);
  return {
    title: context.t(msg`Compruébalo con calculadora`),
    lines: [
      ...(check.dcf === null ? [] : dcfLines(context, check.dcf)),
      ...(check.equityOfMultiples === null ? [] : multiplesLines(context, check.equityOfMultiples)),
      centralLine(context, check),
      ...discountLines(context, check),
      ...shareLines(context, check),
    ],
  };
};
