import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import { sensitivityGrid } from '../sensitivity/sensitivity-grid.ts';
import {
  inputsWithOneWildNumber,
  plausibleInputs,
  wildInputs,
} from '../testing/arbitrary-inputs.ts';
import { expectRelative } from '../testing/expect-near.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { tornado } from '../analyses/tornado.ts';
import { valueCompany } from './value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

const points = ['low', 'central', 'high'] as const;
const tolerance = 1e-9;
const ordinary = { numRuns: propertyRuns(100, 40) };

const withDirectRate = (inputs: ValuationInputs, rate: number): ValuationInputs => ({
  ...inputs,
  costOfCapital: { ...inputs.costOfCapital, mode: 'direct', weightedAverageCostOfCapital: rate },
});

const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
};

describe('for any company', () => {
  test('equity is enterprise value plus the bridge, in every method and at every point of the range', () => {
    fc.assert(
      fc.property(plausibleInputs, (inputs) => {
        const { result, figures } = valueCompany(inputs);
        fc.pre(result !== null);
        const bridge = figures[figureId.bridgeTotal()]?.value ?? Number.NaN;
        for (const part of [result, result.dcf, result.multiples]) {
          for (const point of points) {
            if (part === null) continue;
            const scale = Math.abs(part.enterpriseValue[point]) + Math.abs(bridge);
            const difference = part.equityValue[point] - part.enterpriseValue[point] - bridge;
            expect(Math.abs(difference)).toBeLessThanOrEqual(tolerance * scale);
          }
        }
      }),
      ordinary,
    );
  });

  test('a DCF of positive flows is worth less at a dearer cost of capital', () => {
    const rates = fc.tuple(
      fc.double({ min: 0.05, max: 0.2, noNaN: true }),
      fc.double({ min: 0.001, max: 0.05, noNaN: true }),
    );
    fc.assert(
      fc.property(plausibleInputs, rates, (inputs, [rate, dearer]) => {
        const valued = (at: number) =>
          valueCompany(withDirectRate({ ...inputs, method: 'dcf' }, at));
        const cheap = valued(rate);
        const flows = Object.values(cheap.figures).filter(({ id }) =>
          id.endsWith('.freeCashFlowToFirm'),
        );
        fc.pre(flows.every(({ value }) => value > 0) && cheap.result !== null);
        const dear = valued(rate + dearer).result?.enterpriseValue.central ?? Number.NaN;
        expect(dear).toBeLessThan(cheap.result.enterpriseValue.central);
      }),
      ordinary,
    );
  });

  test('a Gordon value and the exit multiple it implies are worth the same, and imply each other', () => {
    fc.assert(
      fc.property(plausibleInputs, (inputs) => {
        const gordon: ValuationInputs = {
          ...inputs,
          method: 'dcf',
          terminal: { ...inputs.terminal, method: 'gordon' },
        };
        const { figures } = valueCompany(gordon);
        const implied = figures[figureId.dcf('impliedExitMultiple')]?.value;
        fc.pre(implied !== undefined && implied > 0);
        const exit: ValuationInputs = {
          ...gordon,
          terminal: { ...inputs.terminal, method: 'exit-multiple', exitMultiple: implied },
        };
        const round = valueCompany(exit).figures;
        const terminal = figures[figureId.dcf('presentValueOfTerminalValue')]?.value ?? Number.NaN;
        expectRelative(
          round[figureId.dcf('presentValueOfTerminalValue')]?.value ?? Number.NaN,
          terminal,
          tolerance,
        );
        const growth = round[figureId.dcf('impliedTerminalGrowth')]?.value ?? Number.NaN;
        expect(Math.abs(growth - (inputs.terminal.terminalGrowth ?? Number.NaN))).toBeLessThan(
          1e-9,
        );
      }),
      ordinary,
    );
  });

  test('with Gordon, mid-year flows are worth (1 + w)^0.5 times year-end ones; a sale at a multiple is not moved', () => {
    fc.assert(
      fc.property(plausibleInputs, (inputs) => {
        const figuresAt = (
          method: 'gordon' | 'exit-multiple',
          discounting: 'mid-year' | 'year-end',
        ) =>
          valueCompany({
            ...inputs,
            method: 'dcf',
            discounting,
            terminal: { ...inputs.terminal, method },
          }).figures;
        const rate = figuresAt('gordon', 'year-end')[
          figureId.costOfCapital('weightedAverageCostOfCapital')
        ]?.value;
        const value = (...at: Parameters<typeof figuresAt>) =>
          figuresAt(...at)[figureId.dcfEnterprise('central')]?.value;
        const yearEnd = value('gordon', 'year-end');
        fc.pre(rate !== undefined && yearEnd !== undefined && Math.abs(yearEnd) > 1);
        expectRelative(
          value('gordon', 'mid-year') ?? Number.NaN,
          yearEnd * Math.sqrt(1 + rate),
          1e-6,
        );
        const sale = (discounting: 'mid-year' | 'year-end') =>
          figuresAt('exit-multiple', discounting)[figureId.dcf('presentValueOfTerminalValue')]
            ?.value;
        expect(sale('mid-year')).toBe(sale('year-end'));
      }),
      ordinary,
    );
  });

  test('weights of 1 and 0 give the single methods', () => {
    fc.assert(
      fc.property(plausibleInputs, (inputs) => {
        const mixed = (dcf: number) =>
          valueCompany({ ...inputs, method: 'mixed', weights: { dcf, multiples: 1 - dcf } }).result;
        const single = (method: 'dcf' | 'multiples') => valueCompany({ ...inputs, method }).result;
        fc.pre(mixed(1) !== null);
        expect(mixed(1)?.equityValue).toEqual(single('dcf')?.equityValue);
        expect(mixed(0)?.equityValue).toEqual(single('multiples')?.equityValue);
        expect(mixed(0)?.enterpriseValue).toEqual(single('multiples')?.enterpriseValue);
      }),
      ordinary,
    );
  });

  test('the centre of the sensitivity grid is the base case', () => {
    fc.assert(
      fc.property(plausibleInputs, (inputs) => {
        const dcf: ValuationInputs = { ...inputs, method: 'dcf' };
        const { result } = valueCompany(dcf);
        fc.pre(result !== null);
        const steps = [-0.01, 0, 0.01];
        const grid = sensitivityGrid(dcf, {
          weightedAverageCostOfCapitalSteps: steps,
          terminalGrowthSteps: steps,
          exitMultipleSteps: steps,
        });
        const centre = grid?.equity[1]?.[1] ?? Number.NaN;
        const scale =
          Math.abs(result.enterpriseValue.central) + Math.abs(result.equityValue.central);
        expect(Math.abs(centre - result.equityValue.central)).toBeLessThanOrEqual(
          tolerance * scale,
        );
      }),
      ordinary,
    );
  });

  test('the unit changes nothing but the size brackets', () => {
    fc.assert(
      fc.property(plausibleInputs, (inputs) => {
        const manual: ValuationInputs = {
          ...inputs,
          multiples: { ...inputs.multiples, sizeStep: { mode: 'manual', value: -0.3 } },
        };
        const results = [1, 1000].map((unit) => valueCompany({ ...manual, unit }).result);
        expect(results[0]).toEqual(results[1]);
      }),
      ordinary,
    );
  });
});

describe('whatever the inputs', () => {
  test('nothing throws, and no number that leaves the engine is infinite or NaN', () => {
    fc.assert(
      fc.property(fc.oneof(wildInputs, inputsWithOneWildNumber), (inputs) => {
        const outcome = valueCompany(inputs);
        const steps = [-0.01, 0, Number.NaN];
        const grid = sensitivityGrid(inputs, {
          weightedAverageCostOfCapitalSteps: steps,
          terminalGrowthSteps: steps,
        });
        const numbers = numbersOf([
          outcome.result,
          outcome.issues,
          grid?.equity ?? null,
          tornado(inputs),
        ]);
        expect(numbers.every(Number.isFinite)).toBe(true);
        const stopped = outcome.issues.some(({ severity }) => severity !== 'warning');
        expect(outcome.result === null).toBe(stopped);
      }),
      { numRuns: propertyRuns(500, 60) },
    );
  });

  test('the same inputs give the same outcome', () => {
    fc.assert(
      fc.property(wildInputs, (inputs) => {
        expect(valueCompany(inputs)).toEqual(valueCompany(inputs));
      }),
      ordinary,
    );
  });

  test('valuing does not change its inputs', () => {
    const before = JSON.stringify(workedExampleInputs);
    valueCompany(workedExampleInputs);
    tornado(workedExampleInputs);
    expect(JSON.stringify(workedExampleInputs)).toBe(before);
  });
});
