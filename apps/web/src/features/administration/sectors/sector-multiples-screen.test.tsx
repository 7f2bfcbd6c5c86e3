import { startingDealCurve } from '@valia/domain/sectors/starting-deal-curve.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AdministeredSet, ReadSectors } from '@valia/domain/sectors/sector-set-schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { currentToast, dismissToast } from '../../../lib/toast/show-toast.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const sectors = [
  { code: 'ALI', firms: 244, low: 9.1, central: 11.8, high: 14 },
  { code: 'TRA', firms: 120, low: 7, central: 8.94, high: 10.5 },
];
const published: AdministeredSet = {
  id: '00000000-0000-4000-8000-000000000001',
  status: 'published',
  effectiveDate: '2026-01-05',
  dataDate: '2026-01-05',
  source: 'Damodaran',
  floors: {},
  revision: 1,
  isInForce: true,
  sizeStepNodes: { lowerValue: 5e6, lowerStep: -0.5, upperValue: 30e6, upperStep: -0.2 },
  deals: {
    ...startingDealCurve,
    sectors: [{ code: 'ALI', low: 4.7, base: 5.3, high: 6.1, grade: 'B' }],
  },
  sectors,
};
const draft: AdministeredSet = {
  ...published,
  id: '00000000-0000-4000-8000-000000000002',
  status: 'draft',
  effectiveDate: '2099-12-01',
  isInForce: false,
};

const effect = {
  drafts: 8,
  changed: 5,
  looksAtMost: 300,
  medianChange: 0.021,
  largestChange: 0.045,
  bySector: [],
};
const row = { row: 2, text: 'ALI', code: 'ALI', firms: null, low: 9.1, central: 11.8, high: 14 };

const show = async (standing = draft, read: ReadSectors = { rows: [], deals: [], refused: [] }) => {
  const server = { sets: [standing, published], read };
  const { calls } = await renderScreen('/admin/sector-multiples', {
    answers: {
      admin: {
        sectors: {
          list: () => ({ sets: server.sets, completedValuations: 3 }),
          readFile: () => server.read,
          effect,
          save: ({ id, revision, figures, source, floors }) => {
            if (revision !== server.sets[0]?.revision) return { refusal: 'conflict' };
            const next = { ...draft, revision: revision + 1, source, floors };
            const kept = sectors.map((one) => figures.find(({ code }) => code === one.code) ?? one);
            server.sets = [{ ...next, sectors: kept }, published];
            return { id, revision: revision + 1 };
          },
        },
      },
    },
  });
  const cell = async (row: number, column: number): Promise<HTMLElement> => {
    const grid = await screen.findByRole('grid');
    const found = grid.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`);
    if (found === null) throw new Error(`No cell ${row}-${column}`);
    return found;
  };
  const saved = (): unknown[] => calls('admin.sectors.save');
  return { cell, saved, server };
};

const key = (name: string): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
};
const typeOver = (text: string): void => {
  key(text.slice(0, 1));
  const field = document.activeElement as HTMLInputElement;
  fireEvent.change(field, { target: { value: text } });
  key('Enter');
};

describe('the grid of a draft', () => {
  test('is walked by arrows, typed over and saved; the focus stays', async () => {
    const { cell, saved } = await show();
    fireEvent.click(await cell(0, 2));
    expect(document.activeElement).toBe(await cell(0, 2));
    typeOver('11,42');
    expect((await cell(0, 2)).textContent).toBe('11,42');
    expect(document.activeElement).toBe(await cell(1, 2));
    key('ArrowRight');
    typeOver('12');
    const save = screen.getByRole('button', { name: 'Guardar borrador' });
    save.focus();
    fireEvent.click(save);
    await waitFor(() => expect(currentToast()?.title).toBe('Borrador guardado'));
    expect(saved()).toMatchObject([
      {
        floors: {},
        revision: 1,
        figures: [
          { code: 'ALI', central: 11.42 },
          { code: 'TRA', high: 12 },
        ],
      },
    ]);
    expect(document.activeElement).toBe(save);
    fireEvent.click(await cell(0, 0));
    typeOver('250');
    fireEvent.click(save);
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toMatchObject({ revision: 2 });
  });

  test('takes a block from a spreadsheet, by place or by the names of sectors, and can undo it', async () => {
    const { cell } = await show();
    const grid = await screen.findByRole('grid');
    const paste = (text: string) =>
      fireEvent.paste(grid, { clipboardData: { getData: () => text } });
    fireEvent.click(await cell(0, 1));
    paste('8,5\t10,25\t13\n6\t7,5\t9\n1\t2\t3');
    await waitFor(async () => expect((await cell(1, 2)).textContent).toBe('7,50'));
    expect((await cell(0, 2)).textContent).toBe('10,25');
    expect(currentToast()).toMatchObject({ kind: 'warning', title: '6 celdas pegadas' });
    currentToast()?.action?.run();
    await waitFor(async () => expect((await cell(0, 2)).textContent).toBe('11,80'));
    paste('Sector\tEmpresas\tMínimo\tMedia\tMáximo\nTRA\t130\t7.1\t9.05\t11\n');
    await waitFor(async () => expect((await cell(1, 2)).textContent).toBe('9,05'));
    expect((await cell(1, 0)).textContent).toBe('130');
    expect((await cell(0, 2)).textContent).toBe('11,80');
  });

  test('says how to mend what is no figure or out of order, keeps it, and saves none of it', async () => {
    const { cell, saved } = await show();
    fireEvent.click(await cell(0, 1));
    typeOver('mucho');
    expect((await cell(0, 1)).textContent).toBe('mucho');
    expect(
      await screen.findByText(/«mucho» no vale. Escribe un múltiplo de 0,1 a 200,0/),
    ).toBeDefined();
    fireEvent.click(await cell(1, 1));
    typeOver('20');
    expect(
      await screen.findByText(/la media debe estar entre el mínimo y el máximo/),
    ).toBeDefined();
    expect((await cell(1, 1)).getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(screen.getByLabelText('Fuente, tal como se cita en los informes'), {
      target: { value: ' ' },
    });
    expect(await screen.findByText('Escribe la fuente')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(currentToast()?.title).toBe('Corrige lo señalado antes de guardar');
    expect(saved()).toEqual([]);
  });

  test('says that another administrator saved it meanwhile, and takes theirs when asked', async () => {
    const { cell, server } = await show();
    fireEvent.click(await cell(0, 2));
    typeOver('12');
    const theirs = sectors.map((one) => ({ ...one, firms: 999 }));
    server.sets = [{ ...draft, revision: 2, sectors: theirs }, published];
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText(/Otro administrador ha guardado este borrador/)).toBeDefined();
    expect((await cell(0, 2)).textContent).toBe('12,00');
    fireEvent.click(screen.getByRole('button', { name: 'Cargar lo guardado' }));
    await waitFor(async () => expect((await cell(0, 0)).textContent).toBe('999'));
    expect((await cell(0, 2)).textContent).toBe('11,80');
  });
});

describe('a file for a draft', () => {
  const send = () =>
    fireEvent.change(document.querySelector('input[type="file"]') ?? document.body, {
      target: { files: [new File(['ALI'], 'multiplos.csv')] },
    });

  test('is told sector by sector before it is taken, ranges too, and what stands twice', async () => {
    const { cell } = await show(draft, {
      rows: [
        { ...row, low: 8, high: 15 },
        { ...row, row: 3, code: 'ALI', central: 20 },
        { ...row, row: 4, text: 'Logística', code: null, low: 9, central: 9, high: 9 },
      ],
      deals: [],
      refused: [],
    });
    await cell(0, 0);
    send();
    expect(await screen.findByText('8,00x · 11,80x · 15,00x')).toBeDefined();
    expect(screen.getByText('9,10x · 11,80x · 14,00x')).toBeDefined();
    expect(screen.getByText(/Fila 3, «ALI»: el sector ya está en una fila anterior/)).toBeDefined();
    expect(screen.queryByText(/Revisa la fila 3/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Sector de la fila 4'), { target: { value: 'TRA' } });
    expect(screen.getByText('9,00x · 9,00x · 9,00x')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar al borrador' }));
    expect((await cell(0, 1)).textContent).toBe('8,00');
    expect((await cell(0, 2)).textContent).toBe('11,80');
    expect((await cell(1, 2)).textContent).toBe('9,00');
  });

  test('puts back what the draft says otherwise than the edition in force', async () => {
    const { cell } = await show(
      {
        ...draft,
        sectors: sectors.map((one) => (one.code === 'ALI' ? { ...one, central: 12 } : one)),
      },
      { rows: [row], deals: [], refused: [] },
    );
    await cell(0, 0);
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Aplicar al borrador' }));
    expect((await cell(0, 2)).textContent).toBe('11,80');
  });
});

describe('a file of deals for a draft', () => {
  const send = () =>
    fireEvent.change(document.querySelector('input[type="file"]') ?? document.body, {
      target: { files: [new File(['ALI'], 'operaciones.csv')] },
    });
  const ofDeals = {
    deals: [{ code: 'ALI', low: 5, base: 7, high: 8, grade: 'A' as const }],
    refused: [{ row: 3, text: 'QUI', code: 'base-out-of-order' as const }],
  };

  test('says what changes in each sector, what jumps and which rows it leaves out', async () => {
    const { cell, saved } = await show(draft, { rows: [], ...ofDeals });
    await cell(0, 0);
    send();
    expect(await screen.findByText(/2 filas leídas, 1 reconocida. Cambia 1 sector./)).toBeDefined();
    expect(screen.getByText('4,70x · 5,30x · 6,10x · B')).toBeDefined();
    expect(screen.getByText('5,00x · 7,00x · 8,00x · A')).toBeDefined();
    // 7 / 5.3 = 1.32
    expect(
      screen.getByText(/pasa de 5,30x a 7,00x: más de un 25 %. Revisa la hoja./),
    ).toBeDefined();
    expect(
      screen.getByText(/Fila 3, «QUI»: la base debe estar entre el mínimo y el máximo/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar al borrador' }));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ deals: { sectors: ofDeals.deals } });
  });

  test('with listed figures beside them leaves each to be taken by itself', async () => {
    const wrong = { row: 9, text: 'MAQ', code: 'out-of-order' as const };
    const { cell } = await show(draft, {
      rows: [{ ...row, central: 12 }],
      ...ofDeals,
      refused: [...ofDeals.refused, wrong],
    });
    await cell(0, 0);
    send();
    // Each preview counts and explains only its own rows.
    expect(await screen.findAllByText(/2 filas leídas, 1 reconocida/)).toHaveLength(2);
    const [ofDealsToo, ofListed] = await screen.findAllByRole('button', {
      name: 'Aplicar al borrador',
    });
    if (ofDealsToo === undefined || ofListed === undefined) throw new Error('not both');
    fireEvent.click(ofListed);
    expect((await cell(0, 2)).textContent).toBe('12,00');
    fireEvent.click(screen.getByRole('button', { name: 'Aplicar al borrador' }));
    expect(screen.getByLabelText<HTMLInputElement>('Base de Alimentación y bebidas').value).toBe(
      '7,00',
    );
    expect(screen.queryByRole('button', { name: 'Aplicar al borrador' })).toBeNull();
  });
});

describe('what a draft does to open valuations', () => {
  test('is not told any more once its figures are others', async () => {
    const { cell } = await show();
    await cell(0, 0);
    fireEvent.click(screen.getByRole('button', { name: 'Calcular el efecto' }));
    expect(await screen.findByText('+2,1 %')).toBeDefined();
    fireEvent.click(await cell(0, 2));
    typeOver('12');
    expect(screen.queryByText('+2,1 %')).toBeNull();
  });
});

describe('the floors of a draft', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const save = async (saved: () => unknown[], times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() => expect(saved()).toHaveLength(times));
  };

  test('that were saved are shown with all their digits', async () => {
    const floors = { costOfCapital: { value: 0.08125, source: 'Acta del comité' } };
    const { cell, saved } = await show({ ...draft, floors });
    await cell(0, 0);
    type('Fuente, tal como se cita en los informes', 'Otra');
    await save(saved, 1);
    expect(saved()[0]).toMatchObject({ floors });
  });
});

describe('the curve of a draft', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('is typed in euros and percent and saved with the figures', async () => {
    const { cell, saved } = await show();
    await cell(0, 0);
    expect(screen.getByLabelText<HTMLInputElement>('Empresas pequeñas: hasta').value).toBe(
      '5.000.000',
    );
    type('Su ajuste', '-55');
    type('Empresas grandes: desde', '40.000.000');
    expect(
      await screen.findByText(/−50,0 % hasta 5.000.000 €, −20,0 % desde 30.000.000 €/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({
      sizeStepNodes: { lowerValue: 5e6, lowerStep: -0.55, upperValue: 40e6, upperStep: -0.2 },
    });
  });

  test('that would fall with size, or is no number, is not saved and says why', async () => {
    const { cell, saved } = await show();
    await cell(0, 0);
    type('Ajuste de las grandes', '-70');
    expect(
      await screen.findByText('No puede bajar más que en las empresas pequeñas'),
    ).toBeDefined();
    type('Ajuste de las grandes', '20');
    expect(await screen.findByText('Escribe de −100 a 0')).toBeDefined();
    type('Empresas pequeñas: hasta', '50.000.000');
    expect(await screen.findByText('Debe ser mayor que el primer importe')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(currentToast()?.title).toBe('Corrige lo señalado antes de guardar');
    expect(saved()).toEqual([]);
  });
});

describe('the deals of a draft', () => {
  const base = 'Base de Alimentación y bebidas';
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('are typed and saved, and a new average moves all in proportion', async () => {
    const { cell, saved } = await show();
    await cell(0, 0);
    type(base, '5,5');
    expect(screen.getByText('Sectores que cambian').textContent).toBe('Sectores que cambian1');
    type('Factor del nodo 1', '0,70');
    type('Exponente de las cotizadas', '0,40');
    type('Nueva media del sur de Europa', '5,6');
    fireEvent.click(screen.getByRole('button', { name: /^Llevar la media y las bases/u }));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    // 5.6 / 1.012 / 5.25 = 1.05402: 5.5 → 5.80
    expect(saved()[0]).toMatchObject({
      deals: { average: 5.53, listedExponent: 0.4, sectors: [{ code: 'ALI', base: 5.8 }] },
    });
  });

  test('out of order are not saved', async () => {
    const { cell, saved } = await show();
    await cell(0, 0);
    type(base, '9');
    expect(await screen.findByText('La base va entre el mínimo y el máximo')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(saved()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(base));
  });
});
