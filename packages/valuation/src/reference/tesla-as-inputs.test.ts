import { expect, test } from 'vitest';
import { figureId } from '../figure.ts';
import { expectNear } from '../testing/expect-near.ts';
import { teslaInputs } from '../testing/tesla-inputs.ts';
import { valueCompany } from '../company/value-company.ts';
import cases from './reference-cases.json' with { type: 'json' };

const { expected, tolerance } = cases['dam-tesla-2021'];

test('Tesla entered as inputs gives every published figure: equity 692,626.9, 571.29 a share', () => {
  const outcome = valueCompany(teslaInputs);
  const { figures } = outcome;
  const at = (id: string): number => figures[id]?.value ?? Number.NaN;
  expect(outcome.issues.map(({ code }) => code)).toEqual([
    'few-years-of-history',
    'terminal-value-share-high',
  ]);
  const actual: Record<keyof typeof expected, number> = {
    revenue_y10: at(figureId.projection(2031, 'revenue')),
    ebit_y10: at(figureId.projection(2031, 'ebit')),
    df_y10: at(figureId.projection(2031, 'discountFactor')),
    terminal_fcff: at(figureId.dcf('terminalFreeCashFlow')),
    terminal_value: at(figureId.dcf('terminalValue')),
    pv_terminal_value: at(figureId.dcf('presentValueOfTerminalValue')),
    pv_fcff_1_10: at(figureId.dcf('sumOfPresentValues')),
    operating_assets: at(figureId.dcfEnterprise('central')),
    equity: at(figureId.equity('central')),
    options_value: at(figureId.share('optionsValue')),
    value_per_share: outcome.result?.valuePerShare ?? Number.NaN,
  };
  for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
    expectNear(actual[name], expected[name], tolerance.rel * expected[name]);
  }
  expect(outcome.result?.optionsValue).toBe(actual.options_value);
});
