import { msg } from '@lingui/core/macro';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { terminalMethodOf } from '@valia/valuation/terminal-value/terminal-method-of.ts';
import { costOfCapitalCheck, type RateCheck } from './cost-of-capital-check.ts';
import { fractionToNumber } from '../arithmetic/fraction.ts';
import { roundHeadlineAmount, headlineRounding } from '@valia/domain/reports/headline-rounding.ts';
import { type CalculatorCheck, calculatorCheck, printedDecimals } from './calculator-check.ts';
import {
  isWithinRounding,
  type PrintedNumber,
  type PrintedStep,
} from '../arithmetic/printed-arithmetic.ts';
import type { ReportContext } from '../content/report-context.ts';
import { terminalFlowSteps } from '../dcf/terminal-flow.ts';

export interface CalculatorCheckView {
  title: string;
  lines: string[];
}

type DcfCheck = NonNullable<CalculatorCheck['dcf']>;

/** The sum with its result, and the report's own figure when rounding made them differ in the last digit. */
const rateText = ({ t }: ReportContext, { reported, result, sum }: RateCheck): string => {
  const computed = result.text;
  const there = reported.text;
  const equation = `${sum.text} = ${computed}`;
  return computed === there
    ? t(msg`${equation} %`)
    : t(msg`${equation} %; sin redondear, ${there} %`);
};

const costLines = (context: ReportContext): string[] => {
  const { t } = context;
  const check = costOfCapitalCheck(context);
  if (check === null) return [];
  const costOfEquity = rateText(context, check.costOfEquity);
  const average = rateText(context, check.average);
  return [t(msg`Coste de los fondos propios: ${costOfEquity}.`), t(msg`WACC: ${average}.`)];
};

const equationOf = ({ result, sum }: PrintedStep): string => `${sum.text} = ${result.text}`;

/** The name of a terminal value when there are two; a single one needs none. */
const terminalName = ({ document, t }: ReportContext, which: 'gordonValue' | 'exitValue'): string =>
  terminalMethodOf(document.terminal) === 'averaged'
    ? t(valuationTerms.dcfFigures[which])
    : t(msg`Terminal`);

const namedLine = ({ t }: ReportContext, name: string, step: PrintedStep): string => {
  const equation = equationOf(step);
  return t(msg`${name}: ${equation}.`);
};

/** A line whose sum results in a figure of the report, which is added when rounding makes both differ. */
const reportedLine = (
  context: ReportContext,
  name: string,
  step: PrintedStep,
  value: number,
): string => {
  const { numbers, t } = context;
  const reported = numbers.number(value, numbers.moneyDecimals);
  const equation = equationOf(step);
  return reported === step.result.text
    ? namedLine(context, name, step)
    : t(msg`${name}: ${equation}; sin redondear, ${reported}.`);
};

const gordonLines = (context: ReportContext, step: PrintedStep): string[] => {
  const { figure, t } = context;
  const value = figure(figureId.dcf('gordonValue')) ?? figure(figureId.dcf('terminalValue')) ?? 0;
  return [
    ...terminalFlowSteps(context).map((one) =>
      reportedLine(context, t(valuationTerms.dcfFigures[one.name]), one, one.reported),
    ),
    reportedLine(context, terminalName(context, 'gordonValue'), step, value),
  ];
};

/** The printed rate does not reproduce the last printed digit of a factor, unless it is the exact rate. */
const factorLine = ({ document, numbers, result, t }: ReportContext): string => {
  if (document.costOfCapital.path !== undefined) {
    return t(
      msg`Factor de cada año: el del cierre anterior / (1 + el WACC del año) elevado al tiempo que pasa entre los dos.`,
    );
  }
  const exact = result.weightedAverageCostOfCapital ?? 0;
  const rate = asPrinted(exact, printedDecimals.rate);
  const base = numbers.number(1 + rate, 4);
  return Math.abs(exact - rate) < 1e-9
    ? t(msg`Factor de cada año: 1 / ${base} elevado a los años hasta el flujo.`)
    : t(
        msg`Factor de cada año: 1 / ${base} elevado a los años hasta el flujo; en la tabla, con el WACC sin redondear.`,
      );
};

const dcfLines = (context: ReportContext, dcf: DcfCheck): string[] => {
  const { t } = context;
  const exitName = terminalName(context, 'exitValue');
  const terminal = equationOf(dcf.terminal);
  const value = equationOf(dcf.enterpriseValue);
  const equity = equationOf(dcf.equity);
  return [
    ...costLines(context),
    factorLine(context),
    ...(dcf.gordon === null ? [] : gordonLines(context, dcf.gordon)),
    ...(dcf.exit === null ? [] : [namedLine(context, exitName, dcf.exit)]),
    t(msg`Valor actual del terminal: ${terminal}.`),
    t(msg`EV, flujos por su factor más terminal: ${value}.`),
    t(msg`Con el puente: ${equity}.`),
  ];
};

/** The difference between the reader's result and the report's figure, and whether rounding explains it. */
export const checkVerdict = (
  context: ReportContext,
  computed: PrintedNumber,
  reported: number,
): string => {
  const { document, numbers, t } = context;
  const { unit } = document;
  const value = fractionToNumber(computed.exact);
  const difference = Math.abs(Math.round(value * unit) - asPrinted(reported * unit, 0));
  const distance = numbers.amount(difference / unit);
  if (!isWithinRounding(computed, reported)) {
    return t(msg`a ${distance} del valor del informe, y no por el redondeo`);
  }
  const rounding = headlineRounding(reported * unit);
  const said = roundHeadlineAmount(reported * unit, rounding);
  const rounded = numbers.amount(said / unit);
  if (difference === 0) return t(msg`redondeado, ${rounded}`);
  return roundHeadlineAmount(value * unit, rounding) === said
    ? t(msg`redondeado, ${rounded}; diferencia por redondeo: ${distance}`)
    : t(msg`diferencia por redondeo: ${distance}`);
};

const centralLine = (context: ReportContext, { central }: CalculatorCheck): string => {
  const { result, t } = context;
  const verdict = checkVerdict(context, central.result, result.equityValue.central);
  const isMixed = central.sum.level === 'sum';
  const value = isMixed ? equationOf(central) : central.result.text;
  return t(msg`Valor central: ${value}; ${verdict}.`);
};

const discountLines = (context: ReportContext, { afterDiscounts }: CalculatorCheck): string[] => {
  const { result, t } = context;
  const reported = result.equityAfterDiscounts?.central;
  if (reported === undefined || afterDiscounts === null) return [];
  const verdict = checkVerdict(context, afterDiscounts.result, reported);
  if (!afterDiscounts.isApplied) {
    const value = afterDiscounts.result.text;
    return [t(msg`Tras descuentos: ${value}, pues no se aplican a un valor negativo; ${verdict}.`)];
  }
  const equation = equationOf(afterDiscounts);
  return [t(msg`Tras descuentos: ${equation}; ${verdict}.`)];
};

const shareLines = (
  { numbers, result, t }: ReportContext,
  { perShare }: CalculatorCheck,
): string[] => {
  if (result.valuePerShare === undefined || perShare === null) return [];
  const equation = equationOf(perShare);
  const reported = numbers.price(result.valuePerShare);
  return [t(msg`Por acción: ${equation}; en el informe, ${reported}.`)];
};

/** The sums that a reader can repeat with the printed figures. */
export const calculatorCheckView = (context: ReportContext): CalculatorCheckView => {
  const check = calculatorCheck(context);
  const multiples = check.equityOfMultiples && equationOf(check.equityOfMultiples);
  return {
    title: context.t(msg`Anexo: compruébalo con calculadora`),
    lines: [
      ...(check.dcf === null ? [] : dcfLines(context, check.dcf)),
      ...(multiples === null ? [] : [context.t(msg`Múltiplos: ${multiples}.`)]),
      centralLine(context, check),
      ...discountLines(context, check),
      ...shareLines(context, check),
    ],
  };
};
