import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

const type = (label: string, text: string): void => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const figureNamed = (name: string): string =>
  screen.getAllByRole('button', { name: new RegExp(`${name}$`, 'u') })[0]?.textContent ?? '';

describe('leases in the bridge', () => {
  it('are an expense at the start, and a debt by rent and term once asked for', async () => {
    await showStep({ step: 'bridge' });
    expect(screen.queryByRole('textbox', { name: 'Alquiler del año base' })).toBeNull();
    fireEvent.click(screen.getByLabelText('Alquiler y plazo'));
    type('Alquiler del año base', '180.000');
    type('Coste de la deuda de los arrendamientos', '5');
    type('Años que quedan de contrato', '6');
    // 180,000 · (1 − 1.05^−6) / 0.05 = 913,624.57; over six years, 152,270.76 a year.
    expect(figureNamed('Deuda por arrendamientos')).toContain('913.625');
    expect(figureNamed('Devolución anual de los arrendamientos')).toContain('152.271');
    expect(figureNamed('EBITDA antes de alquileres')).toContain('1.370.000');
    fireEvent.click(screen.getByLabelText('Como gasto'));
    expect(screen.queryByRole('textbox', { name: 'Alquiler del año base' })).toBeNull();
  });

  it('say that their debt is of the base year’s close where the value is of a later day', async () => {
    const said = /Cuenta las rentas pendientes al 31\/12\/2025.*30\/09\/2026/u;
    await showStep({
      step: 'bridge',
      document: { ...workedExample, valuationDate: '2026-09-30' },
    });
    expect(screen.queryByText(said)).toBeNull();
    fireEvent.click(screen.getByLabelText('Alquiler y plazo'));
    expect(screen.getByText(said)).toBeDefined();
    cleanup();
    await showStep({
      step: 'bridge',
      document: { ...workedExample, valuationDate: '2025-12-31' },
    });
    fireEvent.click(screen.getByLabelText('Alquiler y plazo'));
    expect(screen.queryByText(/Cuenta las rentas pendientes/u)).toBeNull();
  });

  it('year by year they ask for five years and what comes after', async () => {
    await showStep({ step: 'bridge' });
    fireEvent.click(screen.getByLabelText('Año por año'));
    type('Alquiler del año base', '100.000');
    type('Coste de la deuda de los arrendamientos', '5');
    type('Alquiler comprometido 2026', '100.000');
    type('Alquiler comprometido 2027', '100.000');
    type('Alquileres posteriores, en total', '200.000');
    // Two years with their own commitment, and two more of 100,000: 354,595.05.
    expect(figureNamed('Deuda por arrendamientos')).toContain('354.595');
  });

  it('warn of a rate apart from the cost of debt, and take that at a button', async () => {
    await showStep({ step: 'bridge' });
    fireEvent.click(screen.getByLabelText('Alquiler y plazo'));
    type('Alquiler del año base', '180.000');
    type('Años que quedan de contrato', '6');
    type('Coste de la deuda de los arrendamientos', '9');
    const warning = /Los arrendamientos se descuentan a más de medio punto/u;
    expect(screen.getByText(warning)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Tomar el coste de la deuda del WACC' }));
    expect(screen.queryByText(warning)).toBeNull();
    expect(screen.getByText(/Iteraciones: 1/u)).toBeDefined();
  });
});

describe('market weights', () => {
  it('warn when they disagree with the value, and agree at a button that tells its rounds', async () => {
    await showStep({ step: 'cost-of-capital' });
    fireEvent.click(screen.getByLabelText('A valor de mercado'));
    type('Valor de mercado de los fondos propios', '1.000.000');
    const warning = /se aparta más de 5 puntos/u;
    expect(screen.getByText(warning)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cuadrar con el valor del DCF' }));
    expect(screen.queryByText(warning)).toBeNull();
    expect(screen.getByText(/Iteraciones: \d+/u)).toBeDefined();
  });
});
