import { msg } from '@lingui/core/macro';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { terminalMethodOf } from '@valia/valuation/terminal-value/terminal-method-of.ts';
import { costOfCapitalCheck, type RateCheck } from './cost-of-capital-check.ts';
import { numberOfFraction } from '../arithmetic/fraction.ts';
import { roundedAmount, roundingOf } from '@valia/domain/reports/headline-rounding.ts';
import { type PocketCheck, pocketCheck, printedDecimals } from './pocket-check.ts';
import {
  isWithinRounding,
  type Printed,
  type PrintedStep,
} from '../arithmetic/printed-arithmetic.ts';
import type { ReportContext } from '../content/report-context.ts';
import { terminalFlowSteps } from '../dcf/terminal-flow.ts';

export interface PocketCheckView {
  title: string;
  lines: string[];
}

type DcfCheck = NonNullable<PocketCheck['dcf']>;

/** The sum with what comes of it, and the report's own where rounding made them differ in the last digit. */
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

/** Of two terminal values each has its own name; one alone needs none. */
const terminalName = ({ document, t }: ReportContext, which: 'gordonValue' | 'exitValue'): string =>
  terminalMethodOf(document.terminal) === 'averaged'
    ? t(valuationTerms.dcfFigures[which])
    : t(msg`Terminal`);

const namedLine = ({ t }: ReportContext, name: string, step: PrintedStep): string => {
  const equation = equationOf(step);
  return t(msg`${name}: ${equation}.`);
};

/** A line whose sum ends at a figure of the report, which is added where rounding sets both apart. */
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

/** With the printed rate nobody gets the last printed digit of a factor unless it is the whole rate. */
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

/** How far the reader ends from what the report says, and whether rounding explains it. */
export const verdictOf = (context: ReportContext, computed: Printed, reported: number): string => {
  const { document, numbers, t } = context;
  const { unit } = document;
  const value = numberOfFraction(computed.exact);
  const difference = Math.abs(Math.round(value * unit) - asPrinted(reported * unit, 0));
  const distance = numbers.amount(difference / unit);
  if (!isWithinRounding(computed, reported)) {
    return t(msg`a ${distance} del valor del informe, y no por el redondeo`);
  }
  const rounding = roundingOf(reported * unit);
  const said = roundedAmount(reported * unit, rounding);
  const rounded = numbers.amount(said / unit);
  if (difference === 0) return t(msg`redondeado, ${rounded}`);
  return roundedAmount(value * unit, rounding) === said
    ? t(msg`redondeado, ${rounded}; diferencia por redondeo: ${distance}`)
    : t(msg`diferencia por redondeo: ${distance}`);
};

const centralLine = (context: ReportContext, { central }: PocketCheck): string => {
  const { result, t } = context;
  const verdict = verdictOf(context, central.result, result.equityValue.central);
  const isMixed = central.sum.level === 'sum';
  const value = isMixed ? equationOf(central) : central.result.text;
  return t(msg`Valor central: ${value}; ${verdict}.`);
};

const discountLines = (context: ReportContext, { afterDiscounts }: PocketCheck): string[] => {
  const { result, t } = context;
  const reported = result.equityAfterDiscounts?.central;
  if (reported === undefined || afterDiscounts === null) return [];
  const verdict = verdictOf(context, afterDiscounts.result, reported);
  if (!afterDiscounts.isApplied) {
    const value = afterDiscounts.result.text;
    return [t(msg`Tras descuentos: ${value}, pues no se aplican a un valor negativo; ${verdict}.`)];
  }
  const equation = equationOf(afterDiscounts);
  return [t(msg`Tras descuentos: ${equation}; ${verdict}.`)];
};

const shareLines = ({ numbers, result, t }: ReportContext, { perShare }: PocketCheck): string[] => {
  if (result.valuePerShare === undefined || perShare === null) return [];
  const equation = equationOf(perShare);
  const reported = numbers.price(result.valuePerShare);
  return [t(msg`Por acción: ${equation}; en el informe, ${reported}.`)];
};

/** The sums a reader can repeat with the figures as printed. */
export const pocketCheckView = (context: ReportContext): PocketCheckView => {
  const check = pocketCheck(context);
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
