import { describe, expect, test } from 'vitest';
import { printedSteps } from './printed-steps.ts';

const round = (value: number) => Math.sign(value) * Math.round(Math.abs(value));
const whole = { round, unit: 1 };
const effectsOf = ({ steps }: ReturnType<typeof printedSteps>) => steps.map(({ effect }) => effect);
const of = (from: number, to: number, ...effects: number[]) => ({
  from,
  to,
  steps: effects.map((effect) => ({ effect })),
});

describe('steps as they are printed', () => {
  test('add up, with what their roundings leave over in the one nearest to the next unit', () => {
    const shown = printedSteps(
      of(6_133_081.6, 5_921_243.2, 160_954.4, -238_808.2, 126_348.5, -260_333.1),
      whole,
    );
    expect(shown).toMatchObject({ from: 6_133_082, to: 5_921_243 });
    expect(effectsOf(shown)).toEqual([160_954, -238_808, 126_348, -260_333]);
  });

  test('stay as they are where they add up', () => {
    expect(effectsOf(printedSteps(of(100, 90, 20, -30), whole))).toEqual([20, -30]);
    expect(effectsOf(printedSteps(of(1, 1), whole))).toEqual([]);
  });

  test('are the printed change where there is one alone, at any digit', () => {
    expect(effectsOf(printedSteps(of(0.4, 10.6, 10.2), whole))).toEqual([11]);
    const thousandths = { round: (value: number) => round(value * 1_000) / 1_000, unit: 0.001 };
    expect(effectsOf(printedSteps(of(0.0004, 0.3006, 0.1, 0.2002), thousandths))).toEqual([
      0.1, 0.201,
    ]);
  });
});
