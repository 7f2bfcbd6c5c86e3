import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStep } from '../testing/render-step.tsx';

afterEach(cleanup);

const choices = (label: string): (string | null)[] =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );

const centralValue = (): string | null =>
  document.querySelector('[data-central-value]')?.textContent ?? null;

describe('what the amounts are in', () => {
  it('another currency marks every amount and converts none; the euro is one step back', async () => {
    await renderStep({ step: 'company' });
    expect(centralValue()).toContain('7.008.572\u00a0€');
    expect(screen.queryByText(/que son de euros/u)).toBeNull();
    expect(choices('Moneda').slice(0, 2)).toEqual(['EUR · euro', 'USD · dólar estadounidense']);

    fireEvent.change(screen.getByLabelText('Moneda'), { target: { value: 'USD' } });
    expect(centralValue()).toContain('7.008.572\u00a0USD');
    expect(screen.getByText(/que son de euros/u)).toBeDefined();
    expect(choices('Unidad de los importes')).toEqual([
      'Unidades (USD)',
      'Miles (USD)',
      'Millones (USD)',
    ]);

    fireEvent.click(screen.getByText('undo'));
    expect(centralValue()).toContain('7.008.572\u00a0€');
    expect(choices('Unidad de los importes')[1]).toBe('Miles de euros');
  });
});

it('what may stay empty says so', async () => {
  await renderStep({ step: 'company' });
  for (const label of ['NIF', 'Año de fundación', 'Empleados'])
    expect(screen.getByRole('textbox', { name: `${label} Opcional` })).toBeDefined();
});

it('a valuation goes on by another method, and what was typed for the one before comes back with it', async () => {
  await renderStep({ step: 'company' });
  const mixed = centralValue();
  const method = screen.getByLabelText<HTMLSelectElement>('Método de valoración');
  expect(method.value).toBe('mixed');

  fireEvent.change(method, { target: { value: 'multiples' } });
  expect(centralValue()).not.toBe(mixed);
  fireEvent.change(method, { target: { value: 'mixed' } });
  expect(centralValue()).toBe(mixed);
});
