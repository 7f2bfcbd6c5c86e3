import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '../model/testing/worked-example.ts';
import { renderStep } from '../testing/render-step.tsx';

afterEach(cleanup);

const shown = () => document.querySelector('[data-central-value]');
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('€'));

describe('the value, to a screen reader', () => {
  it('is told once it has settled, not at every key', async () => {
    await renderStep({ step: 'bridge' });
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

  it('is told with what was stored and why, until something is changed', async () => {
    await renderStep({ step: 'bridge', document: dated, storedEquity: 7_008_572.34 });
    const note = screen.getByText(/Se guardó con un valor de 7\.008\.572/u);
    expect(note.textContent).toContain('se descuentan desde la fecha de valoración');
    expect(note.textContent).not.toContain('versión cerrada');
  });

  it('of a closed version is told as what its reports keep', async () => {
    await renderStep({
      step: 'bridge',
      document: dated,
      storedEquity: 7_008_572.34,
      readOnly: true,
    });
    expect(screen.getByText(/que conservan la versión cerrada y sus informes/u)).toBeDefined();
  });

  it('is not told where they give the same', async () => {
    await renderStep({ step: 'bridge', storedEquity: 7_008_572.34 });
    expect(screen.queryByText(/Se guardó con un valor/u)).toBeNull();
  });
});
