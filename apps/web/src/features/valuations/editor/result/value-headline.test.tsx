import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../testing/show-step.tsx';

afterEach(cleanup);

const shown = () => document.querySelector('[data-central-value]');
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('€'));

describe('the value, to a screen reader', () => {
  it('is told once it has settled, not at every key', async () => {
    await showStep({ step: 'bridge' });
    const cash = screen.getByRole('textbox', { name: 'Tesorería' });
    fireEvent.focus(cash);
    const before = shown()?.textContent;
    for (const text of ['1', '12', '1.200.000']) {
      fireEvent.change(cash, { target: { value: text } });
      expect(told()).toEqual([]);
    }
    expect(shown()?.textContent).not.toBe(before);
    expect(shown()?.closest('[aria-live], [role="status"]')).toBeNull();
    const value = shown()?.textContent ?? '';
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(value).toContain(told()[0]?.replace(/^.*: /u, ''));
  });
});

describe('a value that the rules of today change', () => {
  const dated = { ...workedExample, valuationDate: '2026-09-30' };
  const byCurve = {
    ...workedExample,
    multiples: { ...workedExample.multiples, sizeStep: { mode: 'auto' as const } },
  };

  it('is told with what was stored and why, until something is changed', async () => {
    await showStep({ step: 'bridge', document: dated, storedEquity: 7_008_572.34 });
    const note = screen.getByText(/Se guardó con un valor de 7\.008\.572/u);
    expect(note.textContent).toContain('se descuentan desde la fecha de valoración');
  });

  it.each([
    ['dated', { ...byCurve, valuationDate: '2026-09-30' }],
    ['not dated', byCurve],
  ])('says nothing of the date where that is not all that changes it: %s', async (_, document) => {
    await showStep({ step: 'bridge', document, storedEquity: 7_008_572.34 });
    const note = screen.getByText(/Se guardó con un valor de 7\.008\.572/u);
    expect(note.textContent).toContain('Las reglas de cálculo actuales lo cambian en');
    expect(note.textContent).not.toContain('fecha');
  });

  it.each([7_008_572.34, 7_008_572.9, 7_008_571.6])(
    'is not told of rounding: %s',
    async (stored) => {
      await showStep({ step: 'bridge', storedEquity: stored });
      expect(screen.queryByText(/Se guardó con un valor/u)).toBeNull();
    },
  );
});
