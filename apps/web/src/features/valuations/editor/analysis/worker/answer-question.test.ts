import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { answerQuestion } from './answer-question.ts';
import { simulate } from './simulate.ts';
import type { SimulationMessage } from './simulation-messages.ts';

const inputs = workedExample;

describe('what is asked of the valuation', () => {
  it('a case of the grid without a value says why', () => {
    const given = answerQuestion({
      kind: 'sensitivity',
      id: 1,
      question: {
        inputs,
        rows: { driver: 'weightedAverageCostOfCapital', steps: [-0.09, 0] },
        columns: { driver: 'terminalGrowth', steps: [0] },
      },
    });
    if (given.kind !== 'sensitivity' || given.answer === null) throw new Error('no grid');
    const { grid } = given.answer;
    expect(grid?.equity[0]?.[0]).toBeNull();
    expect(grid?.whyNot[0]?.[0]?.code).toBe('growth-not-below-cost-of-capital');
    expect(grid?.whyNot[1]?.[0]).toBeNull();
  });

  it('an axis that makes no grid is named: it does not count, or both have the same driver', () => {
    const axesOf = (row: MovableDriver, column: MovableDriver) => {
      const [rows, columns] = [row, column].map((driver) => ({ driver, steps: [0] }));
      if (rows === undefined || columns === undefined) throw new Error('no axes');
      const question = { inputs, rows, columns };
      const { answer } = answerQuestion({ kind: 'sensitivity', id: 1, question });
      return answer !== null && 'unusableAxes' in answer ? answer.unusableAxes : null;
    };
    expect(axesOf('exitMultiple', 'terminalGrowth')).toEqual(['rows']);
    expect(axesOf('terminalGrowth', 'exitMultiple')).toEqual(['columns']);
    expect(axesOf('terminalGrowth', 'terminalGrowth')).toEqual(['columns']);
    expect(axesOf('terminalGrowth', 'taxRate')).toEqual([]);
  });

  it('a scenario without a value says why too', () => {
    const moves = [{ driver: 'terminalGrowth', apply: 'shift', amount: 0.2 }] as const;
    const given = answerQuestion({
      kind: 'scenarios',
      id: 1,
      question: { inputs, scenarios: [{ id: 'a', probability: 1, moves }] },
    });
    if (given.kind !== 'scenarios' || given.answer === null) throw new Error('no comparison');
    expect(given.answer.scenarios[0]?.result).toBeNull();
    expect(given.answer.whyNot['a']?.code).toBe('growth-not-below-cost-of-capital');
    expect(given.answer.expectedEquityValue).toBeNull();
    expect(given.answer.issues.map(({ field }) => field)).toEqual(['scenarios.0']);
  });

  it('a driver without a bar is named beside the bars there are', () => {
    const rate = valueCompany(inputs).result?.weightedAverageCostOfCapital ?? 0;
    const near = { ...inputs, terminal: { ...inputs.terminal, terminalGrowth: rate - 0.006 } };
    const given = answerQuestion({ kind: 'tornado', id: 1, question: { inputs: near } });
    if (given.kind !== 'tornado' || given.answer === null) throw new Error('no tornado');
    expect(given.answer.withoutBar).toContain('terminalGrowth');
    expect(given.answer.bars.map(({ driver }) => driver)).toContain('ebitdaMargin');
    const all = answerQuestion({ kind: 'tornado', id: 1, question: { inputs } });
    expect(all.answer).toMatchObject({ withoutBar: [] });
  });

  it('a driver that does not count is told from a price that nothing leads to', () => {
    const given = (driver: 'exitMultiple' | 'ebitdaMargin') => {
      const question = { inputs, driver, price: 1e15 };
      return answerQuestion({ kind: 'reverse', id: 1, question }).answer;
    };
    expect(given('exitMultiple')).toMatchObject({ solution: null, isUnused: true });
    expect(given('ebitdaMargin')).toMatchObject({ solution: null, isUnused: false });
  });

  it('what a driver has to be comes with the driver and the price it was asked for', () => {
    const question = { inputs, driver: 'ebitdaMargin', price: 8_000_000 } as const;
    const given = answerQuestion({ kind: 'reverse', id: 1, question });
    expect(given.answer).toMatchObject({
      driver: 'ebitdaMargin',
      price: 8_000_000,
      solution: { driver: 'ebitdaMargin' },
    });
  });
});

describe('a simulation', () => {
  const told = (trials: number): SimulationMessage[] => {
    const messages: SimulationMessage[] = [];
    const distribution = { kind: 'normal', mean: 0, deviation: 0.01 } as const;
    const drivers = [{ driver: 'ebitdaMargin', apply: 'shift', distribution }] as const;
    simulate({ inputs, settings: { trials, seed: 7, drivers } }, (message) =>
      messages.push(message),
    );
    return messages;
  };

  it('tells how far it is at most twenty times, then its result with how the mean settled', () => {
    const messages = told(100_000);
    const done = messages.flatMap((message) => (message.kind === 'progress' ? message.done : []));
    expect(done).toHaveLength(20);
    expect(done.at(-1)).toBe(100_000);
    const last = messages.at(-1);
    if (last?.kind !== 'done') throw new Error('not done');
    expect(last.answer.convergence.at(-1)?.mean).toBeCloseTo(last.answer.result.mean, 3);
  });

  it('says why it cannot be', () => {
    expect(told(0)).toEqual([{ kind: 'refused', refusal: 'settings-not-valid' }]);
  });
});
