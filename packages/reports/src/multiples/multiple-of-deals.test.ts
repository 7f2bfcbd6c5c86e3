import { expect, test } from 'vitest';
import { multiplesOnly } from '../testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

test('a multiple of the adviser that is of private deals carries no step, and says why', async () => {
  const origin = { kind: 'own', note: 'Tres ventas', type: 'private-deal' } as const;
  const view = await buildReportView({
    ...multiplesOnly(),
    multiples: {
      evToEbitda: { low: 6, central: 7, high: 8, origin },
      sizeStep: { mode: 'auto' },
    },
  });
  const text = withPlainSpaces(JSON.stringify(view));
  expect(text).toContain('De operaciones privadas, que ya recogen tamaño e iliquidez: sin ajuste');
  expect(view.calculation?.multiples?.sizeStep).toBeNull();
  // 702 · 7, less a bridge of 5,830
  expect(view.check?.lines.map(withPlainSpaces)).toContain(
    'Múltiplos: 702 × 7,000 − 5.830 = −916.',
  );
});
