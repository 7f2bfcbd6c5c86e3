import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sectorSet } from '@valia/domain/testing/sector-set.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../../testing/show-step.tsx';

afterEach(cleanup);

const grid = (): HTMLElement => screen.getByRole('grid', { name: 'Comparables propios' });

const cell = (row: number, column: string): HTMLElement => {
  const found = grid().querySelector<HTMLElement>(
    `[data-field="multiples.comparables.${String(row)}.${column}"]`,
  );
  if (found === null) throw new Error(`no cell ${column}`);
  return found;
};

const pasteAt = (target: HTMLElement, text: string): void => {
  fireEvent.click(target);
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
};

const summary = (name: string): string[] =>
  within(
    within(grid()).getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]') ?? grid(),
  )
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent ?? '');

const withComparables = async (): Promise<void> => {
  await showStep({ step: 'multiples', sectors: sectorSet });
  fireEvent.click(screen.getByLabelText('Comparables'));
  fireEvent.click(screen.getByRole('button', { name: 'Añadir comparable' }));
};

describe('a multiple of one’s own', () => {
  it('is said to be of listed companies or of private deals, which take no size step', async () => {
    await showStep({ step: 'multiples', sectors: sectorSet });
    fireEvent.click(screen.getByLabelText('Propio'));
    const chosen = (name: string): boolean | undefined =>
      screen.getAllByLabelText<HTMLInputElement>(name)[0]?.checked;
    expect(chosen('Cotizadas')).toBe(true);
    expect(screen.queryByText(/no llevan ajuste/u)).toBeNull();
    fireEvent.click(screen.getByLabelText('Operaciones privadas'));
    expect(chosen('Operaciones privadas')).toBe(true);
    expect(
      screen.getByText(/Tus múltiplos son de operaciones privadas.*no llevan ajuste/u),
    ).toBeDefined();
    expect(screen.queryByRole('radiogroup', { name: 'Ajuste por tamaño' })).toBeNull();
  });
});

describe('a multiple of something else than EBITDA', () => {
  const own = { kind: 'own', note: '' } as const;
  const further = { evToEbit: { low: null, central: 10, high: null, weight: 0.5, origin: own } };
  const document: ValuationDocument = {
    ...workedExample,
    multiples: { ...workedExample.multiples, further },
  };
  const impliedIn = async (of: ValuationDocument): Promise<string | null | undefined> => {
    await showStep({ step: 'multiples', document: of });
    return screen.getByText(/Equivale a un EV\/EBITDA de/u).textContent;
  };
  const impliedBy = (of: ValuationDocument, ebitda: string): string => {
    const { figures } = valueCompany(toValuationInputs(of));
    const valueOf = (id: string): number => figures[id]?.value ?? Number.NaN;
    const equity = valueOf(figureId.multiple('evToEbit', 'equityValue.central'));
    const times = (equity - valueOf(figureId.bridgeTotal())) / valueOf(ebitda);
    return `Equivale a un EV/EBITDA de ${formatMultiple(times, { language: 'es' })}.`;
  };

  it('is told as times the EBITDA before rents where leases are debt', async () => {
    const year = figureId.account(2025, 'normalisedEbitda');
    expect(await impliedIn(document)).toBe(impliedBy(document, year));
    cleanup();
    const schedule = { basis: 'annuity', years: 6 } as const;
    const leased = { ...document, leases: { rent: 180_000, costOfDebt: 0.05, schedule } };
    expect(await impliedIn(leased)).toBe(impliedBy(leased, figureId.lease('ebitda')));
  });
});

describe('own comparables', () => {
  it('one that is added has the focus in its first cell', async () => {
    await withComparables();
    expect(document.activeElement).toBe(cell(0, 'name'));
    fireEvent.click(screen.getByRole('button', { name: 'Añadir comparable' }));
    expect(document.activeElement).toBe(cell(1, 'name'));
  });

  it('are pasted as a block, and their quartiles are the multiple', async () => {
    await withComparables();
    pasteAt(
      cell(0, 'name'),
      'A\tMemoria\t\t5\nB\tMemoria\t\t6\nC\tMemoria\t\t7\nD\tMemoria\t\t8\nE\tMemoria\t\t9',
    );
    expect(summary('Bajo')[0]).toBe('6,00x');
    expect(summary('Central')[0]).toBe('7,00x');
    expect(summary('Alto')[0]).toBe('8,00x');
    expect(
      screen.getAllByRole('img', {
        name: 'EV/EBITDA de 5 comparables: bajo 6,00x, central 7,00x, alto 8,00x',
      }).length,
    ).toBeGreaterThan(0);
  });

  it('are typed over and left out with the keys alone', async () => {
    await withComparables();
    const name = cell(0, 'name');
    fireEvent.click(name);
    fireEvent.keyDown(name, { key: 'E' });
    const input = within(name).getByRole('textbox');
    fireEvent.change(input, { target: { value: 'Envases Duero' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(cell(0, 'name').textContent).toBe('Envases Duero');
    fireEvent.keyDown(cell(0, 'name'), { key: 'ArrowLeft' });
    const mark = screen.getByRole('checkbox', { name: 'Cuenta el comparable Envases Duero' });
    expect(document.activeElement?.contains(mark)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? mark, { key: ' ' });
    expect(mark).toHaveProperty('checked', false);
  });

  it('a figure that is none stays in its cell, with what is wrong said below', async () => {
    await withComparables();
    const figure = cell(0, 'evToEbitda');
    fireEvent.click(figure);
    fireEvent.keyDown(figure, { key: 'x' });
    const input = within(figure).getByRole('textbox');
    fireEvent.change(input, { target: { value: 'mucho' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(cell(0, 'evToEbitda').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('«mucho» no es un número');
  });

  it('taken away by key leave the focus on the one in its place', async () => {
    await withComparables();
    pasteAt(cell(0, 'name'), 'A\tMemoria 2025\t31/12/2025\t5\nB\tRegistro\t\t6');
    const remove = document.querySelector<HTMLElement>('[data-cell="1-9"]') ?? grid();
    remove.focus();
    fireEvent.keyDown(remove, { key: 'Enter' });
    expect(document.activeElement?.getAttribute('data-cell')).toBe('0-9');
  });

  it('warn when they are too few, and their figure shows where it was read', async () => {
    await withComparables();
    pasteAt(cell(0, 'name'), 'A\tMemoria 2025\t31/12/2025\t5\nB\tRegistro\t\t6');
    expect(screen.getByText(/menos de cinco comparables/u)).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: /Múltiplo aplicado$/u })[0] ?? grid());
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Percentil de los comparables propios');
    fireEvent.click(
      within(dialog).getByRole('button', { name: /Comparable ajustado, EV\/EBITDA, A/u }),
    );
    expect(dialog.textContent).toContain('Memoria 2025 · 31/12/2025');
  });

  it('say by key and by pointer whether they are listed, and deals carry no size step', async () => {
    await withComparables();
    pasteAt(cell(0, 'name'), 'A\tMemoria\t\t5\nB\tRegistro\t\t6\nC\tRegistro\t\t7');
    expect(screen.getByText(/Falta indicar si algún comparable/u)).toBeDefined();
    for (const row of [0, 1, 2]) {
      const target = cell(row, 'type');
      fireEvent.click(target);
      fireEvent.keyDown(target, { key: ' ' });
    }
    expect(screen.queryByText(/Falta indicar si algún comparable/u)).toBeNull();
    expect(screen.getByText(/Tus múltiplos son de operaciones privadas/u)).toBeDefined();
    fireEvent.click(
      within(grid()).getByRole('button', { name: 'Operación privada: tipo del comparable C' }),
    );
    expect(cell(2, 'type').textContent).toBe('Cotizada');
    expect(screen.getByText(/con el ajuste por tamaño ya aplicado a las cotizadas/u)).toBeDefined();
    expect(screen.getByLabelText('Según la curva')).toBeDefined();
  });

  it('one alone is no range, and is told so with the band', async () => {
    await withComparables();
    pasteAt(cell(0, 'name'), 'A\tMemoria\t\t5');
    expect(screen.getByText(/Un solo comparable/u)).toBeDefined();
    expect(screen.queryByText(/menos de cinco comparables/u)).toBeNull();
  });
});

describe('further multiples', () => {
  it('are added with the sector’s figures and a weight, and taken away again', async () => {
    await showStep({ step: 'multiples', sectors: sectorSet });
    fireEvent.click(screen.getByRole('button', { name: 'EV/Ventas' }));
    expect(screen.getByRole('textbox', { name: 'EV/Ventas central' })).toHaveProperty(
      'value',
      '1,4x',
    );
    expect(screen.getByRole('textbox', { name: 'Peso de EV/EBITDA' })).toHaveProperty(
      'value',
      '50,0\u00a0%',
    );
    expect(screen.getByRole('button', { name: /Fondos propios por EV\/Ventas$/u })).toBeDefined();
    const weight = screen.getByRole('textbox', { name: 'Peso de EV/Ventas' });
    fireEvent.change(weight, { target: { value: '20' } });
    expect(screen.getByText(/Los pesos suman 70,0/u)).toBeDefined();
    const remove = screen.getByRole('button', { name: 'Quitar EV/Ventas' });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement?.getAttribute('data-field')).toBe('multiples.further');
    expect(screen.queryByRole('textbox', { name: 'Peso de EV/EBITDA' })).toBeNull();
  });

  it('a price-earnings ratio asks for the net income', async () => {
    await showStep({ step: 'multiples', sectors: sectorSet, language: 'en' });
    fireEvent.click(screen.getByRole('button', { name: 'P/E' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Net income of the base year' }), {
      target: { value: '500,000' },
    });
    expect(screen.getByRole('button', { name: /Equity value by P\/E$/u })).toBeDefined();
  });
});

describe('the curve of the size step', () => {
  it('is told by its ends, its anchors and points between, and is of euros beside another currency', async () => {
    const note = /La curva es de euros/u;
    await showStep({ step: 'multiples', sectors: sectorSet });
    const rows = ['Hasta 5\u00A0M€', '9\u00A0M€', '17\u00A0M€', 'Desde 30\u00A0M€'].map(
      (name) => screen.getByRole('rowheader', { name }).parentElement?.textContent,
    );
    // ln (9 / 5) / ln 6 = 0.328048; ln (17 / 5) / ln 6 = 0.683003
    expect(rows.map((row) => row?.match(/−\d+,\d/u)?.[0])).toEqual([
      '−50,0',
      '−40,2',
      '−29,5',
      '−20,0',
    ]);
    expect(
      screen.getByText(/cotizadas 10,8x \(Damodaran, enero de 2026\), mercado medio 8,7x/u),
    ).toBeDefined();
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    const inYen = { ...workedExample, currency: 'JPY' } as const;
    await showStep({ step: 'multiples', sectors: sectorSet, document: inYen });
    expect(screen.getByRole('rowheader', { name: 'Hasta 5\u00A0M€' })).toBeDefined();
    expect(screen.getByText(note)).toBeDefined();
  });

  it('stands beside a step typed in, as the one that would be usual', async () => {
    await showStep({ step: 'multiples', sectors: sectorSet });
    fireEvent.click(screen.getByLabelText('Manual'));
    expect(screen.getByRole('button', { name: /Ajuste orientativo por tamaño$/u })).toBeDefined();
  });
});

describe('a multiple given out of its order', () => {
  it.each([
    ['es', 'EV/EBITDA central no queda entre el bajo y el alto: revisa los tres.'],
    ['ca', 'EV/EBITDA central no queda entre el baix i l’alt: revisa’ls tots tres.'],
    ['en', 'Central EV/EBITDA does not lie between low and high: check all three.'],
  ] as const)('is told of in its own section, in %s', async (language, told) => {
    const { multiples } = workedExample;
    const evToEbitda = { ...multiples.evToEbitda, low: 6, central: 2.5, high: 8 };
    const document = { ...workedExample, multiples: { ...multiples, evToEbitda } };
    await showStep({ step: 'multiples', sectors: sectorSet, language, document });
    const section = screen.getByRole('heading', { name: 'EV/EBITDA' }).closest('section');
    expect(section?.textContent).toContain(told);
  });

  it('is told of once, beside the multiple it is of', async () => {
    await showStep({ step: 'multiples', sectors: sectorSet });
    fireEvent.click(screen.getByRole('button', { name: 'EV/Ventas' }));
    expect(screen.queryByText(/no queda entre el bajo y el alto/u)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'EV/Ventas bajo' }), {
      target: { value: '9' },
    });
    const told = screen.getByText(/no queda entre el bajo y el alto/u);
    const section = told.closest('section');
    expect(within(section ?? grid()).getByRole('heading').textContent).toBe('EV/Ventas');
  });
});
