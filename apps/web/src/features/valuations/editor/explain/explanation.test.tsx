import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../testing/show-step.tsx';

const dialog = () => within(screen.getByRole('dialog'));
const open = (name: RegExp): void => {
  fireEvent.click(dialog().getByRole('button', { name }));
};

describe('a figure that is opened', () => {
  afterEach(cleanup);

  it('can be followed to the field it comes from, and back', async () => {
    await showStep({ step: 'bridge' });
    const panel = within(screen.getByRole('complementary'));
    fireEvent.click(panel.getByRole('button', { name: /Peso del valor terminal/u }));
    expect(
      dialog().getByRole('heading', { name: 'Peso del valor terminal en el DCF' }),
    ).toBeDefined();
    open(/, Valor actual del valor terminal/u);
    open(/, Valor terminal/u);
    open(/, Coste medio ponderado/u);
    open(/, Coste de los fondos propios/u);
    open(/, Tipo libre de riesgo/u);
    expect(dialog().getByRole('textbox', { name: 'Fuente de Tipo libre de riesgo' })).toBeDefined();
    open(/Volver a la cifra anterior/u);
    open(/, Tipo libre de riesgo/u);
    open(/Ir al campo/u);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('data-field')).toBe(
      'costOfCapital.buildUp.riskFreeRate',
    );
  });

  it('says what a function does that its formula names', async () => {
    await showStep({ step: 'result' });
    const [low] = screen.getAllByRole('button', { name: /Bajo$/u });
    if (low === undefined) throw new Error('no low end');
    fireEvent.click(low);
    open(/, (?:Valor por DCF|Fondos propios por DCF)/u);
    open(/, Valor de empresa por DCF/u);
    expect(dialog().getByText(/^DCF: cada flujo y el valor terminal se descuentan/u)).toBeDefined();
  });

  it('keeps the source the adviser writes', async () => {
    await showStep({ step: 'bridge' });
    const note = screen.getByRole('textbox', { name: 'Fuente de Deuda financiera' });
    fireEvent.change(note, { target: { value: 'CIRBE, diciembre' } });
    fireEvent.blur(note);
    expect(screen.getByDisplayValue('CIRBE, diciembre')).toBeDefined();
  });
});

describe('wrong values at their fields', () => {
  afterEach(cleanup);

  it.each([
    ['es', 'debe quedar al menos 0,5 puntos'],
    ['ca', 'ha de quedar almenys 0,5 punts'],
    ['en', 'must be at least 0.5 points'],
  ] as const)('a growth above the cost of capital is told in %s', async (language, text) => {
    await showStep({ step: 'terminal-value', language });
    const growth = document.querySelector<HTMLInputElement>(
      '[data-field="terminal.terminalGrowth"]',
    );
    if (growth === null) throw new Error('no growth');
    fireEvent.focus(growth);
    fireEvent.change(growth, { target: { value: '12' } });
    expect(growth.getAttribute('aria-invalid')).toBe('true');
    const messages = (growth.getAttribute('aria-describedby') ?? '').split(' ');
    expect(
      messages.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    ).toContain(text);
  });

  it('weights that do not sum to one are told, and mended with one press', async () => {
    await showStep({ step: 'weights' });
    const weight = document.querySelector<HTMLInputElement>('[data-field="weights.dcf"]');
    if (weight === null) throw new Error('no weight');
    fireEvent.change(weight, { target: { value: '70' } });
    expect(screen.getAllByText(/deben sumar 100\s%/u).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: /Completar hasta/u }));
    expect(screen.queryByText(/deben sumar 100\s%/u)).toBeNull();
  });
});
