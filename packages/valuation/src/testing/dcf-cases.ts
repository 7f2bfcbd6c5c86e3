import type { KnownFormulaId } from '../formulas/formula-expressions.ts';
import type { FormulaOperands } from './formula-operands.ts';

const caseValue = (
  { of, all }: FormulaOperands,
  sign: 1 | -1,
  terminal: (rate: number) => number,
): number => {
  const rate = of('weightedAverageCostOfCapital') + sign * of('weightedAverageCostOfCapitalStep');
  const times = all('time');
  const flows = all('freeCashFlow').map(
    (flow, index) => flow / (1 + rate) ** (times[index] ?? Number.NaN),
  );
  return (
    flows.reduce((total, flow) => total + flow, 0) +
    terminal(rate) / (1 + rate) ** of('terminalTime')
  );
};

const gordonCase = (operands: FormulaOperands, sign: 1 | -1): number =>
  caseValue(operands, sign, (rate) => {
    const growth = operands.of('terminalGrowth') - sign * operands.of('terminalGrowthStep');
    const last = operands.all('freeCashFlow').at(-1) ?? Number.NaN;
    return (last * (1 + growth)) / (rate - growth);
  });

const exitCase = (operands: FormulaOperands, sign: 1 | -1): number =>
  caseValue(
    operands,
    sign,
    () =>
      operands.of('ebitda') *
      (operands.of('exitMultiple') - sign * operands.of('exitMultipleStep')),
  );

/** Present value of 1 at each time, when each year's rate applies from the end of the year before. */
const presentValueOf = (
  { all }: FormulaOperands,
  rate: number,
  shift: number,
): ((time: number, year: number) => number) => {
  const rates = all('yearlyCostOfCapital');
  if (rates.length === 0) return (time) => 1 / (1 + rate) ** time;
  const closings = all('closingTime');
  return (time, year) => {
    let factor = 1;
    let from = 0;
    for (let at = 0; at < year; at += 1) {
      const to = closings[at] ?? Number.NaN;
      factor /= (1 + (rates[at] ?? Number.NaN) + shift) ** (to - from);
      from = to;
    }
    return factor / (1 + (rates[year] ?? Number.NaN) + shift) ** (time - from);
  };
};

const optionGordonAt = ({ of, all }: FormulaOperands, rate: number, sign: 1 | -1): number => {
  const growth = of('terminalGrowth');
  const moved = growth - sign * of('terminalGrowthStep');
  const before = of('terminalFreeCashFlow') / (1 + growth);
  const [onCapital] = all('returnOnCapital');
  const kept = onCapital === undefined ? 1 : (1 - moved / onCapital) / (1 - growth / onCapital);
  return (before * kept * (1 + moved)) / (rate - moved);
};

const movedCase = (operands: FormulaOperands, sign: 1 | -1): number => {
  const { of, or0, all } = operands;
  const shift = sign * of('weightedAverageCostOfCapitalStep');
  const rate = of('weightedAverageCostOfCapital') + shift;
  const factorOf = presentValueOf(operands, rate, shift);
  const flows = all('freeCashFlow');
  const last = flows.length - 1;
  const explicit = flows.reduce(
    (sum, flow, year) => sum + flow * factorOf(all('time')[year] ?? Number.NaN, year),
    0,
  );
  const [weight] = all('gordonWeight');
  const hasGrowth = all('terminalGrowth').length > 0;
  const gordon = hasGrowth ? optionGordonAt(operands, rate, sign) : 0;
  const exit = or0('ebitda') * (or0('exitMultiple') - sign * or0('exitMultipleStep'));
  const gordonNow = gordon * factorOf(of('terminalTime'), last);
  const exitTime = weight === undefined ? of('terminalTime') : of('exitTime');
  const exitNow = exit * factorOf(exitTime, last);
  if (weight !== undefined) return explicit + weight * gordonNow + (1 - weight) * exitNow;
  return explicit + (hasGrowth ? gordonNow : exitNow);
};

/** The moved cases of a DCF, whose printed expression only lists their operands. */
export const dcfCases: Partial<Record<KnownFormulaId, (operands: FormulaOperands) => number>> = {
  'low-case-gordon': (operands) => gordonCase(operands, 1),
  'high-case-gordon': (operands) => gordonCase(operands, -1),
  'low-case-exit-multiple': (operands) => exitCase(operands, 1),
  'high-case-exit-multiple': (operands) => exitCase(operands, -1),
  'low-case': (operands) => movedCase(operands, 1),
  'high-case': (operands) => movedCase(operands, -1),
};
