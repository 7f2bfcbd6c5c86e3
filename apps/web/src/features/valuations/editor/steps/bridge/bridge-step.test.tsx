import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { showStep } from '../../testing/show-step.tsx';

const outcome = valueCompany(toValuationInputs(workedExample));

afterEach(cleanup);

const type = (label: string, text: string): void => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const figureNamed = (name: string): string =>
  screen.getAllByRole('button', { name: new RegExp(`${name}$`, 'u') })[0]?.textContent ?? '';

describe('cash below its minimum', () => {
  it('is warned of, and what is missing is deducted where that is chosen', async () => {
    await showStep({ step: 'bridge' });
    expect(screen.queryByLabelText('Restar lo que falta hasta la tesorería mínima')).toBeNull();
    type('Tesorería', '100000');
    expect(screen.getByText(/La tesorería no llega a la mínima/u)).toBeDefined();
    const before = figureNamed('Deuda financiera neta');
    fireEvent.click(screen.getByLabelText('Restar lo que falta hasta la tesorería mínima'));
    expect(screen.queryByText(/La tesorería no llega a la mínima/u)).toBeNull();
    expect(before).not.toBe('');
    expect(figureNamed('Deuda financiera neta')).not.toBe(before);
    type('Tesorería', '900000');
    expect(screen.getByText('Ahora no falta nada: no resta.')).toBeDefined();
  });
});

describe('from the company to its shares', () => {
  it('discounts for lack of control and of a market go one after the other, and warn of counting twice', async () => {
    await showStep({ step: 'bridge' });
    const [, percentage] = screen.getAllByLabelText('Porcentaje');
    fireEvent.click(screen.getAllByLabelText('Porcentaje')[0] ?? document.body);
    type('Descuento por iliquidez', '20');
    expect(screen.getByText(/iliquidez puede contar dos veces/u)).toBeDefined();
    fireEvent.click(percentage ?? document.body);
    type('Descuento por falta de control', '10');
    // 1 − 0.9 × 0.8
    expect(figureNamed('Descuento conjunto')).toContain('28,0\u00a0%');
    expect(figureNamed('Fondos propios tras descuentos')).toContain('5.046.172');
  });

  it('each method bears its own, level by level, and the 100 % is the value before', async () => {
    await showStep({ step: 'bridge' });
    fireEvent.click(screen.getAllByLabelText('Porcentaje')[0] ?? document.body);
    type('Descuento por iliquidez', '20');
    fireEvent.click(screen.getByLabelText('Múltiplos: Descuento por iliquidez'));
    // The discount applies only to the DCF, with a weight of 60 %: 0.6 · 0.8 of the DCF value, plus 0.4 of the
    // multiples value.
    const [dcf, multiples] = [
      outcome.result?.dcf?.equityValue.central ?? 0,
      outcome.result?.multiples?.equityValue.central ?? 0,
    ];
    const after = Math.round(0.6 * 0.8 * dcf + 0.4 * multiples).toLocaleString('es-ES');
    expect(figureNamed('Fondos propios tras descuentos')).toContain(after);
    expect(
      screen.getAllByRole('button', { name: /Valor del 100\s%, sin descuentos$/u }),
    ).toHaveLength(2);
    expect(screen.queryByText(/^100\s%$/u)).toBeNull();
  });

  it('on multiples of private deals none is offered, and it says why', async () => {
    const deal = (place: number, evToEbitda: number) => ({
      id: `00000000-0000-4000-8000-00000000000${String(place)}`,
      name: `Operación ${String(place)}`,
      source: '',
      date: null,
      included: true,
      type: 'private-deal' as const,
      evToEbitda,
      evToEbit: null,
      evToSales: null,
      priceToEarnings: null,
    });
    const { multiples } = workedExample;
    const origin = { kind: 'comparables' as const };
    await showStep({
      step: 'bridge',
      document: {
        ...workedExample,
        multiples: {
          ...multiples,
          evToEbitda: { ...multiples.evToEbitda, origin },
          comparables: [deal(1, 5), deal(2, 6)],
        },
      },
    });
    fireEvent.click(screen.getAllByLabelText('Porcentaje')[0] ?? document.body);
    expect(screen.getByText(/no se aplica ningún descuento/u)).toBeDefined();
    expect(screen.queryByLabelText('Múltiplos: Descuento por iliquidez')).toBeNull();
  });

  it('a put model asks for time and volatility, and its trace says whose it is', async () => {
    await showStep({ step: 'bridge' });
    fireEvent.click(screen.getByLabelText('Modelo de opción'));
    type('Años hasta poder vender', '2');
    type('Volatilidad de empresas parecidas', '40');
    expect(screen.queryByRole('textbox', { name: 'Tipo libre de riesgo a ese plazo' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Modelo'), { target: { value: 'chaffe' } });
    expect(screen.getByRole('textbox', { name: 'Tipo libre de riesgo a ese plazo' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Descuento por iliquidez$/u }));
    expect(screen.getByRole('dialog').textContent).toContain('Chaffe 1993');
  });

  it('one share is worth its part in whole currency units, whatever the unit of the amounts', async () => {
    await showStep({ step: 'bridge', document: { ...workedExample, unit: 1_000 } });
    fireEvent.click(screen.getByLabelText('Calcular el valor de cada acción o participación'));
    expect(screen.getByText('Todas las emitidas')).toBeDefined();
    type('Acciones o participaciones', '60.000.000');
    // 7,008,572,344 / 60,000,000
    expect(figureNamed('Valor por acción')).toContain('116,81\u00a0€');
    fireEvent.click(screen.getByLabelText(/Hay opciones sobre acciones nuevas/u));
    type('Número de opciones', '5.000.000');
    type('Precio de ejercicio', '100');
    type('Años hasta el vencimiento', '3,5');
    type('Volatilidad de la acción', '30');
    expect(figureNamed('Precio diluido por acción')).toContain('107,82\u00a0€');
    expect(Number.parseFloat(figureNamed('Valor por acción'))).toBeLessThan(116);
  });
});

it('a balance of the valuation date warns of nothing; of another date it does', async () => {
  const document = { ...workedExample, valuationDate: '2026-09-30' };
  await showStep({ step: 'bridge', document });
  const warning = () => screen.queryAllByText(/El balance no es de la fecha de valoración/u);
  expect(screen.getByText(/En blanco, el cierre del año base: 31\/12\/2025/u)).toBeDefined();
  expect(warning()).not.toHaveLength(0);
  type('Fecha del balance', '30/09/2026');
  expect(warning()).toHaveLength(0);
  type('Fecha del balance', '29/09/2026');
  expect(warning()).not.toHaveLength(0);
  type('Fecha del balance', '30/09/2026');
  type('Fecha del balance', '');
  expect(warning()).not.toHaveLength(0);
});

it('adjusted net assets stand beside the value without weight, and warn where they exceed it', async () => {
  await showStep({ step: 'bridge' });
  const value = figureNamed('Valor de los fondos propios');
  fireEvent.click(screen.getByLabelText('Contrastar con el activo neto ajustado'));
  type('Patrimonio neto contable', '2.000.000');
  fireEvent.click(screen.getByRole('button', { name: 'Añade una revalorización' }));
  type('Diferencia con el balance', '400.000');
  // 2,000,000 + 400,000 − 25 %
  expect(figureNamed('Activo neto ajustado')).toContain('2.300.000');
  expect(screen.queryByText(/vale menos que su activo neto/u)).toBeNull();
  type('Patrimonio neto contable', '9.000.000');
  expect(screen.getByText(/vale menos que su activo neto/u)).toBeDefined();
  expect(figureNamed('Valor de los fondos propios')).toBe(value);
});

it('items are added to the debt one by one, and the value follows', async () => {
  await showStep({ step: 'bridge' });
  fireEvent.change(screen.getByLabelText('Añadir una partida de deuda'), {
    target: { value: 'dividends' },
  });
  type('Importe', '100.000');
  expect(figureNamed('Otras partidas de deuda')).toContain('100.000');
  const less = Math.round((outcome.result?.equityValue.central ?? 0) - 100_000);
  expect(figureNamed('Valor de los fondos propios')).toContain(less.toLocaleString('es-ES'));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Dividendos pendientes' }));
  expect(screen.queryByText('Otras partidas de deuda')).toBeNull();
});
