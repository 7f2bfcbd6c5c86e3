import { fade } from '@valia/valuation/drivers/fade.ts';
import { toMoveBase, moveDrivers, type DriverMove } from '@valia/valuation/moves/move-driver.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import type { DriverName, ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import {
  capexTriangle,
  deviations,
  monteCarloInputs,
  monteCarloModel as model,
} from './monte-carlo-case.ts';

type Line =
  | DriverName
  | 'time'
  | 'revenue'
  | 'ebitda'
  | 'ebit'
  | 'tax'
  | 'capitalExpenditure'
  | 'netWorkingCapital'
  | 'freeCashFlow'
  | 'presentValue';

type Year = Readonly<Partial<Record<Line, number>>>;
type Value = (line: Line) => number;

interface Formula {
  line: Line;
  value: (of: Value, before: Value, inputs: ValuationInputs) => number;
}

const base = toMoveBase(monteCarloInputs, valueCompany(monteCarloInputs));
const baseYear = monteCarloInputs.accounts.years.at(-1)?.year ?? 0;
const yearsBefore = model.isMidYear ? 0.5 : 0;

const opening: Year = {
  time: -yearsBefore,
  revenue: model.baseRevenue,
  netWorkingCapital: model.baseNetWorkingCapital,
};

const driver = (line: DriverName): Formula => ({
  line,
  value: (of, _, { projection }) => {
    const t = of('time') + yearsBefore;
    const { path, overrides } = projection.drivers[line];
    const override = overrides.find(({ year }) => year === baseYear + t);
    if (override !== undefined) return override.value;
    switch (path.kind) {
      case 'constant':
        return path.value ?? Number.NaN;
      case 'fade':
        return fade({ ...path, start: path.start ?? 0, end: path.end ?? 0 }, t);
      case 'per-year':
        return path.values[t - 1] ?? Number.NaN;
    }
  },
});

const rateOf = ({ costOfCapital }: ValuationInputs): number =>
  costOfCapital.weightedAverageCostOfCapital ?? Number.NaN;

const formulas: readonly Formula[] = [
  { line: 'time', value: (_, before) => before('time') + 1 },
  driver('revenueGrowth'),
  driver('ebitdaMargin'),
  driver('depreciationToRevenue'),
  driver('capitalExpenditureToRevenue'),
  driver('netWorkingCapitalToRevenue'),
  driver('taxRate'),
  { line: 'revenue', value: (of, before) => before('revenue') * (1 + of('revenueGrowth')) },
  { line: 'ebitda', value: (of) => of('revenue') * of('ebitdaMargin') },
  { line: 'ebit', value: (of) => of('ebitda') - of('revenue') * of('depreciationToRevenue') },
  { line: 'tax', value: (of) => Math.max(0, of('ebit')) * of('taxRate') },
  {
    line: 'capitalExpenditure',
    value: (of) => of('revenue') * of('capitalExpenditureToRevenue'),
  },
  { line: 'netWorkingCapital', value: (of) => of('revenue') * of('netWorkingCapitalToRevenue') },
  {
    line: 'freeCashFlow',
    value: (of, before) =>
      of('ebitda') -
      of('tax') -
      of('capitalExpenditure') -
      (of('netWorkingCapital') - before('netWorkingCapital')),
  },
  {
    line: 'presentValue',
    value: (of, _, inputs) => of('freeCashFlow') / (1 + rateOf(inputs)) ** of('time'),
  },
];

const normal = (deviation: number): number =>
  deviation * Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());

const triangular = ({ minimum, mode, maximum }: typeof capexTriangle): number => {
  const share = Math.random();
  const width = maximum - minimum;
  return share < (mode - minimum) / width
    ? minimum + Math.sqrt(share * width * (mode - minimum))
    : maximum - Math.sqrt((1 - share) * width * (maximum - mode));
};

const shift = (name: DriverMove['driver'], amount: number): DriverMove => ({
  driver: name,
  apply: 'shift',
  amount,
});

const drawInputs = (): ValuationInputs => {
  if (base === null) throw new Error('The case of the benchmark has no result');
  const inputs = moveDrivers(base, [
    shift('revenueGrowth', normal(deviations.growth)),
    shift('ebitdaMargin', normal(deviations.margin)),
    shift('weightedAverageCostOfCapital', normal(deviations.rate)),
    shift('terminalGrowth', normal(deviations.terminalGrowth)),
    shift('capitalExpenditureToRevenue', triangular(capexTriangle)),
  ]);
  const spread = rateOf(inputs) - (inputs.terminal.terminalGrowth ?? Number.NaN);
  return spread < 0.02 ? drawInputs() : inputs;
};

const valueIn =
  (year: Year): Value =>
  (line) =>
    year[line] ?? Number.NaN;

const projectYear = (before: Year, inputs: ValuationInputs): Year =>
  formulas.reduce<Year>(
    (year, { line, value }) => ({ ...year, [line]: value(valueIn(year), valueIn(before), inputs) }),
    {},
  );

const valueTrial = (inputs: ValuationInputs): number => {
  const years = Array.from({ length: inputs.projection.years }).reduce<Year[]>(
    (done) => [...done, projectYear(done.at(-1) ?? opening, inputs)],
    [],
  );
  const last = valueIn(years.at(-1) ?? opening);
  const growth = inputs.terminal.terminalGrowth ?? Number.NaN;
  const terminal = (last('freeCashFlow') * (1 + growth)) / (rateOf(inputs) - growth);
  return (
    years.map((year) => valueIn(year)('presentValue')).reduce((sum, value) => sum + value, 0) +
    terminal / (1 + rateOf(inputs)) ** last('time') +
    model.bridgeTotal
  );
};

/**
 * The reference variant: a formula for each line of each year that returns a new object. Returns the mean equity value
 * in money.
 */
export const naiveMonteCarlo = (trials: number): number =>
  Array.from({ length: trials }, () => ({ value: valueTrial(drawInputs()) }))
    .toSorted((one, other) => one.value - other.value)
    .reduce((sum, { value }) => sum + value, 0) / trials;
