import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sectorSet } from '@valia/domain/testing/sector-set.ts';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

const choose = (label: string): void => void fireEvent.click(screen.getByLabelText(label));

const type = (label: string, text: string): void => {
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const figureNamed = (name: string): string =>
  screen.getByRole('button', { name: new RegExp(`${name}$`, 'u') }).textContent ?? '';

describe('the cost of capital', () => {
  it('takes the spread of the rating that the interest coverage earns, and explains it', async () => {
    await showStep({ step: 'cost-of-capital' });
    choose('Por rating sintético');
    type('Resultado de explotación', '730');
    type('Gastos financieros', '100');
    screen.getByText(
      /^Una cobertura de 7,30x corresponde a un rating A, con un diferencial de 0,78\s%\./u,
    );
    expect(figureNamed('Diferencial del rating sintético')).toContain('0,78\u00a0%');
    type('Intereses incluidos en los alquileres', '20');
    expect(figureNamed('Cobertura de intereses')).toContain('6,25x');
    choose('Diferencial conocido');
    expect(screen.queryByRole('textbox', { name: 'Gastos financieros' })).toBeNull();
  });

  it('corrects the beta for the sector’s cash, with its source', async () => {
    await showStep({ step: 'cost-of-capital', sectors: sectorSet });
    fireEvent.click(screen.getByRole('button', { name: 'Usar la del sector, 8,0\u00a0%' }));
    // 0.37 / (1 − 0.08)
    expect(figureNamed('Beta corregida por la tesorería')).toContain('0,402');
    expect(
      screen.getByDisplayValue('Damodaran, Europa occidental, media del sector'),
    ).toBeDefined();
    type('Tesorería de las empresas de la beta', '');
    expect(screen.queryByRole('button', { name: /Beta corregida por la tesorería/u })).toBeNull();
  });

  it('earns the specific premium from scored factors, and a typed one stands in its place', async () => {
    await showStep({ step: 'cost-of-capital' });
    fireEvent.click(screen.getByRole('button', { name: 'Puntuar los factores de riesgo' }));
    const score = (factor: string, points: string): void => {
      const group = screen.getByRole('group', { name: factor });
      fireEvent.change(within(group).getByRole('combobox'), { target: { value: points } });
    };
    type('Prima de riesgo específico', '');
    score('Concentración de clientes', '2');
    score('Persona clave', '1');
    expect(figureNamed('Prima específica propuesta')).toContain('1,5\u00a0%');
    screen.getByText('Es la que se usa. Escribe otra prima para sustituirla.');
    type('Prima de riesgo específico', '3');
    fireEvent.click(screen.getByRole('button', { name: 'Usar la propuesta, 1,5\u00a0%' }));
    expect(screen.getByRole('textbox', { name: 'Prima de riesgo específico' })).toHaveProperty(
      'value',
      '',
    );
  });

  it('weighs debt and equity at market values', async () => {
    await showStep({ step: 'cost-of-capital' });
    choose('A valor de mercado');
    type('Valor de mercado de la deuda', '25');
    type('Valor de mercado de los fondos propios', '75');
    expect(figureNamed('Peso de los fondos propios')).toContain('75,0\u00a0%');
  });

  it('a rate for each year is typed in a grid, and the last one holds for ever', async () => {
    await showStep({ step: 'cost-of-capital' });
    choose('Directo');
    type('Coste medio ponderado del capital (WACC)', '8');
    choose('Por año');
    const grid = screen.getByRole('grid', { name: 'Coste de capital por año' });
    expect(within(grid).getAllByText('8,0 %')).toHaveLength(5);
    choose('Gradual');
    type('a', '9');
    expect(figureNamed('Coste medio ponderado del capital \\(WACC\\)')).toContain('9,0\u00a0%');
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    expect(within(grid).getAllByText('8,0 %')).toHaveLength(5);
  });
});
