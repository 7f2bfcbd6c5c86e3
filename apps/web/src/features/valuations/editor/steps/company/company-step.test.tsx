import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

const choices = (label: string): (string | null)[] =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );

const centralValue = (): string | null =>
  document.querySelector('[data-central-value]')?.textContent ?? null;

describe('what the amounts are in', () => {
  it('another currency marks every amount and converts none; the euro is one step back', async () => {
    await showStep({ step: 'company' });
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
  await showStep({ step: 'company' });
  for (const label of ['NIF', 'Año de fundación', 'Empleados'])
    expect(screen.getByRole('textbox', { name: `${label} Opcional` })).toBeDefined();
});

it('a valuation goes on by another method, and what was typed for the one before comes back with it', async () => {
  await showStep({ step: 'company' });
  const mixed = centralValue();
  const method = screen.getByLabelText<HTMLSelectElement>('Método de valoración');
  expect(method.value).toBe('mixed');

  fireEvent.change(method, { target: { value: 'multiples' } });
  expect(centralValue()).not.toBe(mixed);
  fireEvent.change(method, { target: { value: 'mixed' } });
  expect(centralValue()).toBe(mixed);
});

const dateField = (): HTMLElement => screen.getByRole('textbox', { name: 'Fecha de valoración' });

const typeDate = (text: string): void => {
  fireEvent.focus(dateField());
  fireEvent.change(dateField(), { target: { value: text } });
  fireEvent.blur(dateField());
};

describe('the valuation date', () => {
  it('after the base year discounts from it, says so and asks for the balance of that day', async () => {
    await showStep({ step: 'company' });
    const atClose = centralValue();
    expect(screen.queryByText(/Los flujos se descuentan desde el/u)).toBeNull();
    typeDate('30/09/2026');
    expect(centralValue()).not.toBe(atClose);
    expect(
      screen.getByText(
        /desde el 30\/09\/2026: del flujo de 2026 cuentan 92 de 365 días, el 25,2\s%/u,
      ),
    ).toBeDefined();
    expect(screen.getByText(/El balance no es de la fecha de valoración/u)).toBeDefined();
    typeDate('31/12/2025');
    expect(centralValue()).toBe(atClose);
    expect(screen.queryByText(/El balance no es de la fecha de valoración/u)).toBeNull();
  });

  it('before the close of the base year is refused at its field, and what was typed stays', async () => {
    await showStep({ step: 'company' });
    const name = screen.getByRole('textbox', { name: 'Nombre de la empresa' });
    fireEvent.change(name, { target: { value: 'Otra, S.L.' } });
    typeDate('30/12/2025');
    expect(dateField()).toHaveProperty('value', '30/12/2025');
    expect(dateField().getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getAllByText(/fecha de valoración es anterior al cierre del año base/u),
    ).not.toHaveLength(0);
    expect(name).toHaveProperty('value', 'Otra, S.L.');
    expect(centralValue()).toBe('–');
    typeDate('01/01/2027');
    // Shown once at the field and once in the list of reasons why there is no value.
    expect(screen.getAllByText(/más de doce meses del cierre del año base/u)).toHaveLength(2);
  });

  it('of a valuation by multiples moves nothing', async () => {
    await showStep({ step: 'company', document: { ...workedExample, method: 'multiples' } });
    const before = centralValue();
    typeDate('30/09/2026');
    expect(centralValue()).toBe(before);
    expect(screen.queryByText(/Los flujos se descuentan desde el/u)).toBeNull();
    expect(screen.getByText(/El balance no es de la fecha de valoración/u)).toBeDefined();
  });
});
