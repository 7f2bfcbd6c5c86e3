import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LabelChoice } from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { showEditor } from '../../../testing/show-editor.ts';
import { startValuationServer } from '../../../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Opens the accounts with a server that remembers `choices`, and pastes into their grid. */
const pasteInto = async (text: string, choices: LabelChoice[] = []) => {
  const server = startValuationServer();
  const { calls } = await showEditor(server, {
    answers: { valuations: { labelChoices: { choices }, rememberLabels: { choices } } },
  });
  const remembered = () => calls('valuations.rememberLabels');
  await screen.findByLabelText('Nombre de la empresa');
  fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
  const grid = await screen.findByRole('grid', { name: 'Cuentas' });
  await waitFor(() => expect(screen.queryByRole('status', { name: /Cargando/u })).toBeNull());
  fireEvent.paste(grid.querySelector('[data-cell="0-0"]') ?? grid, {
    clipboardData: { getData: () => text },
  });
  const lines = () => server.state.valuation.document.accounts.years.map(({ lines: of }) => of);
  const save = (): void => void fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  return { server, remembered, lines, save };
};

const openPreview = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Cuentas pegadas' });
  const take = within(dialog).getByRole('button', { name: 'Llevar a las cuentas' });
  const isReady = () => waitFor(() => expect(take.hasAttribute('disabled')).toBe(false));
  return { dialog, take, isReady };
};

describe('accounts pasted into the grid', () => {
  it('asks where an unknown row goes, shows what it becomes, and remembers the answer', async () => {
    const { remembered, lines, save } = await pasteInto(
      'Concepto\t2025\nVentas\t900.000\nPrestaciones de servicios\t100.000\nComisiones de agentes\t(25.000)\nRESULTADO DE EXPLOTACIÓN\t975.000',
    );
    const { dialog, take, isReady } = await openPreview();
    expect(take.hasAttribute('disabled')).toBe(true);
    expect(within(dialog).getByRole('status').textContent).toBe(
      '10 celdas: 2 colocadas, 1 ya sumadas, 6 nombres y cabeceras, 0 apartadas, 1 por responder, 0 rechazadas',
    );
    const asked = within(dialog).getByLabelText('Fila para Comisiones de agentes');
    fireEvent.change(asked, { target: { value: 'otherOperatingExpenses' } });
    await isReady();
    expect(dialog.textContent).toContain('Cuadra con el documento');
    const sums = within(dialog).getByRole('group', { name: 'En qué se convierte' });
    expect(sums.textContent).toContain('Ventas1.000.000');
    fireEvent.click(take);
    save();
    await waitFor(() =>
      expect(lines().at(-1)).toMatchObject({ revenue: 1_000_000, otherOperatingExpenses: 25_000 }),
    );
    expect(remembered()).toEqual([
      { choices: [{ key: 'comisiones de agentes', target: 'otherOperatingExpenses' }] },
    ]);
  });

  it('takes a choice back, and writes own work that is capitalised', async () => {
    const { server, save } = await pasteInto(
      '\t2025\nImporte neto de la cifra de negocios\t810.000,00\nTrabajos realizados por la empresa para su activo\t20.000,00\nComisiones de agentes\t-31.000,00',
    );
    const { dialog, take, isReady } = await openPreview();
    const row = 'Fila para Comisiones de agentes';
    fireEvent.change(within(dialog).getByLabelText(row), { target: { value: 'nowhere' } });
    await isReady();
    fireEvent.click(
      within(dialog).getByRole('button', { name: 'Cambiar la respuesta: Comisiones de agentes' }),
    );
    await waitFor(() => expect(take.hasAttribute('disabled')).toBe(true));
    fireEvent.change(within(dialog).getByLabelText(row), { target: { value: 'supplies' } });
    await isReady();
    fireEvent.click(take);
    save();
    await waitFor(() =>
      expect(server.state.valuation.document.accounts.years.at(-1)).toMatchObject({
        lines: { revenue: 810_000, otherIncome: 20_000, supplies: 31_000 },
        capitalisedOwnWork: 20_000,
      }),
    );
  });

  it('writes nothing before it is confirmed, even where nothing is left to ask', async () => {
    const { lines, save } = await pasteInto(
      '\t2025\nImporte neto de la cifra de negocios\t810.000\nComisiones de agentes\t-31.000',
      [{ key: 'comisiones de agentes', target: 'otherOperatingExpenses' }],
    );
    const before = lines().at(-1)?.revenue;
    const { take, isReady } = await openPreview();
    expect(lines().at(-1)?.revenue).toBe(before);
    await isReady();
    fireEvent.click(take);
    save();
    await waitFor(() =>
      expect(lines().at(-1)).toMatchObject({ revenue: 810_000, otherOperatingExpenses: 31_000 }),
    );
  });

  it('asks thousands or decimals with what each makes of a figure, and the answer may be changed', async () => {
    const { lines, save } = await pasteInto(
      'Income statement\t2025\nRevenue\t812,345\nPersonnel expenses\t-300,120',
    );
    const { dialog, take, isReady } = await openPreview();
    const question = within(dialog).getByRole('group', { name: '812,345: ¿miles o decimales?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Revenue: 812,345 €' }));
    fireEvent.click(
      await within(dialog).findByRole('button', {
        name: 'Cambiar la respuesta: 812,345: ¿miles o decimales?',
      }),
    );
    const again = await within(dialog).findByRole('group', {
      name: '812,345: ¿miles o decimales?',
    });
    fireEvent.click(within(again).getByRole('button', { name: 'Revenue: 812.345 €' }));
    await isReady();
    fireEvent.click(take);
    save();
    await waitFor(() =>
      expect(lines().at(-1)).toMatchObject({ revenue: 812_345, personnel: 300_120 }),
    );
  });

  it('takes a difference to the document only where it is accepted', async () => {
    const { lines, save } = await pasteInto(
      '\t2025\nImporte neto de la cifra de negocios\t500.000\nAprovisionamientos\t-200.000\nGastos de personal\t-100.000\nRESULTADO DE EXPLOTACIÓN\t300.000\nOtros gastos de explotación\t#REF!',
    );
    const { dialog, take, isReady } = await openPreview();
    expect(dialog.textContent).toContain('Rechazada: es un error de la hoja');
    expect(take.hasAttribute('disabled')).toBe(true);
    fireEvent.click(
      within(dialog).getByLabelText('Lo llevo con sus diferencias y sin las celdas rechazadas'),
    );
    await isReady();
    fireEvent.click(take);
    save();
    await waitFor(() => expect(lines().at(-1)).toMatchObject({ revenue: 500_000 }));
  });

  it('says of a journal what to ask for, and takes nothing of it', async () => {
    await pasteInto(
      'Libro diario\nFecha\tCuenta\tConcepto\tDebe\tHaber\n01/02/2025\t60000000\tCompra\t12.000,00\t\n01/02/2025\t40000001\tCompra\t\t12.000,00\n03/02/2025\t70000000\tVenta\t\t9.000,00\n03/02/2025\t43000001\tVenta\t9.000,00\t',
    );
    const { dialog, take } = await openPreview();
    expect(dialog.textContent).toContain('son apuntes de un libro diario o mayor');
    expect(dialog.textContent).toContain('Ningún ejercicio leído está en esta valoración.');
    expect(take.hasAttribute('disabled')).toBe(true);
  });

  it('leaves a block that holds no accounts to the cells', async () => {
    const { lines, save } = await pasteInto('Unidades 2025\t120.500\nPedidos 2025\t98.000');
    save();
    await waitFor(() => expect(lines().length).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog', { name: 'Cuentas pegadas' })).toBeNull();
  });
});
