import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { analysisSettings } from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../testing/show-step.tsx';

const [prudent, hopeful] = [
  'a0000000-0000-4000-8000-000000000001',
  'a0000000-0000-4000-8000-000000000002',
] as const;

const withScenarios: ValuationDocument = {
  ...workedExample,
  scenarios: [
    {
      id: prudent,
      name: 'Prudente',
      probability: 0.4,
      moves: [{ driver: 'ebitdaMargin', apply: 'shift', amount: -0.01 }],
    },
    {
      id: hopeful,
      name: 'Optimista',
      probability: null,
      moves: [{ driver: 'ebitdaMargin', apply: 'shift', amount: 0.01 }],
    },
  ],
};

/** The document as it would be saved. */
let kept: ValuationDocument = workedExample;

const open = async (
  view: string,
  valued: ValuationDocument = workedExample,
  readOnly = false,
): Promise<void> => {
  await showStep({
    step: 'result',
    document: valued,
    readOnly,
    onDocument: (document) => {
      kept = document;
    },
  });
  fireEvent.click(await screen.findByRole('tab', { name: view }));
};

const type = (name: RegExp | string, text: string): void => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

const cellsOf = (row: RegExp): (string | null)[] =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const figures = (): string | null | undefined =>
  document.querySelector('[data-simulation-figures]')?.textContent;

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

afterEach(cleanup);

it('the views are gone through with the arrow keys', async () => {
  await showStep({ step: 'result' });
  const first = await screen.findByRole('tab', { name: 'Análisis' });
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const second = screen.getByRole('tab', { name: 'Escenarios' });
  expect(second.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowLeft' });
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  expect(document.activeElement?.textContent).toBe('Textos del informe');
});

it('every chart has its figures as a table', async () => {
  await showStep({ step: 'result' });
  await screen.findByText(/Lo que más mueve el valor/u);
  const before = screen.getAllByRole('table').length;
  const buttons = screen.getAllByRole('button', { name: 'Ver como tabla' });
  expect(buttons).toHaveLength(3);
  for (const button of buttons) fireEvent.click(button);
  expect(screen.getAllByRole('table')).toHaveLength(before + 3);
});

it('a grid that is on its way is told in the unit of the value', async () => {
  await showStep({ step: 'result' });
  await screen.findByText('Calculando…');
  expect(screen.getByText('Sensibilidad · fondos propios, M€')).toBeDefined();
});

describe('scenarios', () => {
  it('stand beside the base case, and are worth something by their probabilities once these sum to 1', async () => {
    await open('Escenarios', withScenarios);
    await waitFor(() => expect(cellsOf(/^Central/u)[1]).toMatch(/€/u));
    const [base, low, high] = cellsOf(/^Central/u).map((text) =>
      Number(text?.replaceAll(/\D/gu, '')),
    );
    expect(low).toBeLessThan(base ?? 0);
    expect(high).toBeGreaterThan(base ?? 0);
    expect(cellsOf(/^Valor esperado/u)[0]).toMatch(/suman 40/u);
    type('Probabilidad de Optimista', '60');
    await waitFor(() => expect(cellsOf(/^Valor esperado/u)[0]).toMatch(/^\d/u));
    const expected = Number(cellsOf(/^Valor esperado/u)[0]?.replaceAll(/\D/gu, ''));
    expect(Math.abs(expected - (0.4 * (low ?? 0) + 0.6 * (high ?? 0)))).toBeLessThan(1);
  });

  it('one without a value says why', async () => {
    await open('Escenarios', withScenarios);
    await screen.findByRole('row', { name: /^Central/u });
    fireEvent.change(screen.getByLabelText('Mover una hipótesis más'), {
      target: { value: 'terminalGrowth' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Mover' }));
    type('Crecimiento a perpetuidad, Prudente', '20');
    await waitFor(() => expect(cellsOf(/^Frente al caso base/u)[1]).toMatch(/crecimiento/u));
    expect(cellsOf(/^Frente al caso base/u)[2]).toMatch(/€/u);
  });

  it('that move nothing say that the value does not change', async () => {
    const scenarios = withScenarios.scenarios?.map((one) => ({ ...one, moves: [] })) ?? [];
    await open('Escenarios', { ...workedExample, scenarios });
    await waitFor(() => expect(cellsOf(/^Frente al caso base/u)[1]).toMatch(/^0\s€$/u));
    expect(screen.getByText(/Ningún escenario cambia todavía/u)).toBeDefined();
  });

  it('say each thing that keeps them from an expected value, and the sum as it is', async () => {
    await open('Escenarios', withScenarios);
    await waitFor(() => expect(cellsOf(/^Central/u)[1]).toMatch(/€/u));
    const why = () => cellsOf(/^Valor esperado/u)[0];
    expect(why()).toMatch(/suman 40\s%.*Falta la probabilidad de «Optimista»/u);
    type('Probabilidad de Optimista', '59,96');
    await waitFor(() => expect(why()).toMatch(/suman 99,96\s%; deben sumar 100\s%/u));
    type('Probabilidad de Optimista', '60');
    await waitFor(() => expect(why()).toMatch(/^\d/u));
    fireEvent.change(screen.getByLabelText('Mover una hipótesis más'), {
      target: { value: 'terminalGrowth' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Mover' }));
    type('Crecimiento a perpetuidad, Prudente', '20');
    await waitFor(() => expect(why()).toBe('No tiene valor: «Prudente».'));
  });

  it('that move one driver in two ways write each by its own', async () => {
    const moves = [
      { driver: 'ebitdaMargin', apply: 'shift', amount: 0.015 },
      { driver: 'ebitdaMargin', apply: 'factor', amount: 0.85 },
    ] as const;
    const scenarios = (withScenarios.scenarios ?? []).map((one, place) => ({
      ...one,
      moves: moves.slice(place, place + 1),
    }));
    await open('Escenarios', { ...withScenarios, scenarios });
    const row = await screen.findByRole('row', { name: /^Margen EBITDA/u });
    const written = within(row)
      .getAllByRole('textbox')
      .map((field) => [field.getAttribute('aria-label'), field.getAttribute('value')]);
    expect(written).toEqual([
      ['Margen EBITDA, Prudente, se le suma, cada año', '1,5\u00a0%'],
      ['Margen EBITDA, Optimista, se multiplica por', '0,85'],
    ]);
    expect(within(row).getByRole('rowheader').textContent).toBe('Margen EBITDA');
  });

  it('that move a driver which no longer counts say so at the driver', async () => {
    await open('Escenarios', { ...withScenarios, method: 'multiples' });
    const row = await screen.findByRole('row', { name: /^Margen EBITDA/u });
    expect(row.textContent).toContain('no interviene en los métodos elegidos');
  });

  it('can be added, named, removed, and put back by undoing', async () => {
    await open('Escenarios');
    fireEvent.click(await screen.findByRole('button', { name: 'Añadir escenario' }));
    type('Nombre del escenario 1', 'Sin el mayor cliente');
    const remove = screen.getByRole('button', { name: 'Quitar Sin el mayor cliente' });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement?.textContent).toBe('Añadir escenario');
    expect(screen.queryByRole('table', { name: 'Escenarios' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    expect(await screen.findByDisplayValue('Sin el mayor cliente')).toBeDefined();
  });
});

describe('a simulation', () => {
  const run = () => screen.findByRole('button', { name: /^Simular/u });

  it('run twice with one seed gives the same figures; with another seed others', async () => {
    await open('Simulación');
    fireEvent.click(await run());
    await screen.findByText(/En 8 de cada 10/u);
    const first = figures();
    fireEvent.click(await run());
    await run();
    await waitFor(() => expect(figures()).toBe(first));
    type('Semilla', '2');
    expect(screen.getByText(/han cambiado desde la última simulación/u)).toBeDefined();
    fireEvent.click(await run());
    await waitFor(() => expect(figures()).not.toBe(first));
  });

  it('keeps what was run in the document, the proposals that nobody touched too; undone, it is not there', async () => {
    const stored = () => kept.analysis?.monteCarlo;
    await open('Simulación');
    await run();
    expect(stored()).toBeUndefined();
    fireEvent.click(await run());
    await screen.findByText(/En 8 de cada 10/u);
    expect(stored()).toEqual(analysisSettings(workedExample).monteCarlo);
    expect(screen.queryByText(/han cambiado desde la última simulación/u)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    expect(stored()).toBeUndefined();
  });

  it('of one who may only read runs, and leaves the document as it is', async () => {
    await open('Simulación', workedExample, true);
    fireEvent.click(await run());
    await screen.findByText(/En 8 de cada 10/u);
    expect(kept.analysis).toBeUndefined();
  });

  it('answers how likely a price is from the trials there are', async () => {
    await open('Simulación');
    fireEvent.click(await run());
    await screen.findByText(/En 8 de cada 10/u);
    type(/Probabilidad de un precio/u, '1');
    expect(screen.getByText('100,0 %')).toBeDefined();
  });

  it('that is interrupted says so, keeps the figures there are, and can be tried again', async () => {
    await open('Simulación');
    fireEvent.click(await run());
    await screen.findByText(/En 8 de cada 10/u);
    const first = figures();
    let opened = 0;
    class BrokenWorker extends EventTarget {
      constructor() {
        super();
        opened += 1;
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      postMessage = (): void => undefined;
      terminate = (): void => undefined;
    }
    vi.stubGlobal('Worker', BrokenWorker);
    fireEvent.click(await run());
    expect((await screen.findByRole('alert')).textContent).toContain('se ha interrumpido');
    expect(figures()).toBe(first);
    vi.unstubAllGlobals();
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(opened).toBe(1);
    expect(figures()).toBe(first);
  });

  it('keeps the focus in its place: on what cancels it, then on what runs it again', async () => {
    await open('Simulación');
    const begin = await run();
    begin.focus();
    fireEvent.click(begin);
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    expect(document.activeElement).toBe(cancel);
    fireEvent.click(cancel);
    expect(document.activeElement).toBe(await run());
  });

  it('cannot be run without a driver that varies, and says so', async () => {
    const { monteCarlo } = analysisSettings(workedExample);
    const analysis = {
      ...analysisSettings(workedExample),
      monteCarlo: { ...monteCarlo, drivers: [] },
    };
    await open('Simulación', { ...workedExample, analysis });
    expect(await screen.findByText(/al menos una hipótesis/u)).toBeDefined();
    expect((await run()).hasAttribute('disabled')).toBe(true);
  });

  it('cannot be run with a distribution that makes no sense', async () => {
    await open('Simulación');
    const [deviation] = await screen.findAllByRole('textbox', { name: 'Desviación' });
    if (deviation === undefined) throw new Error('no deviation');
    fireEvent.change(deviation, { target: { value: '-1' } });
    expect(screen.getByText(/Revisa esta distribución/u)).toBeDefined();
    expect((await run()).hasAttribute('disabled')).toBe(true);
  });
});

describe('the price read backwards', () => {
  const central = () =>
    document.querySelector('[data-central-value]')?.textContent?.replaceAll(/\D/gu, '');

  it('says what a driver has to be; applied, the valuation is worth that price; undone, what it was', async () => {
    await open('Precio objetivo');
    const before = central();
    await screen.findByRole('combobox', { name: 'Hipótesis' });
    type(/^Precio de los fondos propios/u, '8.000.000');
    fireEvent.click(await screen.findByRole('button', { name: 'Aplicar a la valoración' }));
    await waitFor(() => expect(central()).toBe('8000000'));
    fireEvent.click(screen.getByRole('button', { name: 'undo' }));
    await waitFor(() => expect(central()).toBe(before));
  });

  it('is told to a screen reader once the price has been typed, not at each key', async () => {
    await open('Precio objetivo');
    await screen.findByRole('combobox', { name: 'Hipótesis' });
    const field = screen.getByRole('textbox', { name: /^Precio de los fondos propios/u });
    fireEvent.focus(field);
    for (const text of ['7', '70', '7.000.000']) {
      fireEvent.change(field, { target: { value: text } });
      expect(statuses().some((told) => told?.includes('Para valer'))).toBe(false);
    }
    await waitFor(() =>
      expect(statuses().filter((told) => told?.includes('Para valer 7.000.000'))).toHaveLength(1),
    );
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(0);
  });

  it('says when no value of the driver leads there', async () => {
    await open('Precio objetivo');
    await screen.findByRole('combobox', { name: 'Hipótesis' });
    type(/^Precio de los fondos propios/u, '999.000.000.000.000');
    expect(await screen.findByText(/Ningún valor razonable/u)).toBeDefined();
  });
});

it('an axis whose driver no longer counts is named, and what is left makes a grid', async () => {
  const analysis = {
    ...analysisSettings(workedExample),
    sensitivity: {
      rows: { driver: 'weightedAverageCostOfCapital', step: 0.005 },
      columns: { driver: 'evToEbitda', step: 0.5 },
    },
  } as const;
  await showStep({
    step: 'result',
    document: { ...workedExample, method: 'multiples', analysis },
  });
  expect(await screen.findByText(/en las filas, no interviene en los métodos/u)).toBeDefined();
  expect(screen.queryByText(/en las columnas/u)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Elegir hipótesis/u }));
  fireEvent.change(screen.getByLabelText('Filas'), { target: { value: 'sizeStep' } });
  expect(await screen.findByRole('table', { name: /× .*EBITDA/u })).toBeDefined();
});

it('an axis with the driver of the other says that it needs two', async () => {
  await showStep({ step: 'result' });
  fireEvent.click(await screen.findByRole('button', { name: /Elegir hipótesis/u }));
  fireEvent.change(screen.getByLabelText('Columnas'), {
    target: { value: 'weightedAverageCostOfCapital' },
  });
  expect(await screen.findByText(/dos hipótesis distintas/u)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Columnas'), { target: { value: 'ebitdaMargin' } });
  expect(await screen.findByRole('table', { name: /× Margen EBITDA/u })).toBeDefined();
});
