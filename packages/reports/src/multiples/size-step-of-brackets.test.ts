import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { expect, test } from 'vitest';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const automatic = {
  ...workedExample,
  method: 'multiples' as const,
  multiples: { ...workedExample.multiples, sizeStep: { mode: 'auto' as const } },
};

test('a version of the curve prints its nodes', async () => {
  const text = withPlainSpaces(JSON.stringify((await buildReportView(automatic)).calculation));
  expect(text).toMatch(/hasta [\d.,]+ M€ de EV sin ajuste, .* desde [\d.,]+ M€ y, entre ambos/u);
  expect(text).not.toContain('Tramos por EV');
});

test('a version closed with brackets prints them', async () => {
  const outcome = valueCompany(automatic);
  const { [figureId.sizeStepOnCurve()]: _curve, ...figures } = outcome.figures;
  const step = figures[figureId.sizeStep()];
  if (step === undefined) throw new Error('no step');
  // As computed by the first engine version; a stored outcome may contain formulas that today's engine no
  // longer has.
  const formula = 'size-step-by-enterprise-value' as typeof step.formula;
  const closed = { ...outcome, figures: { ...figures, [step.id]: { ...step, formula } } };
  const text = withPlainSpaces(
    JSON.stringify((await buildReportView(automatic, { outcome: closed })).calculation),
  );
  expect(text).toContain(
    'Tramos por EV resultante: −50 % por debajo de 5 M€, −35 % hasta 15 M€ y −20 % por encima',
  );
});
