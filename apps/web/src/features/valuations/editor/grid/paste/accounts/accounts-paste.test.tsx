import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LabelChoice } from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { afterEach, expect, it } from 'vitest';
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
  const told = () => calls('valuations.rememberLabels');
  await screen.findByLabelText('Nombre de la empresa');
  fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
  const grid = await screen.findByRole('grid', { name: 'Cuentas' });
  await waitFor(() => expect(screen.queryByRole('status', { name: /Cargando/u })).toBeNull());
  fireEvent.paste(grid.querySelector('[data-cell="0-0"]') ?? grid, {
    clipboardData: { getData: () => text },
  });
  const years = server.state.valuation.document.accounts.years;
  const lines = () => server.state.valuation.document.accounts.years.map(({ lines: of }) => of);
  const save = (): void => void fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  return { server, told, years, lines, save };
};

const year = 2025;

it('asks where a row goes that nobody understands, shows the sums, and remembers the answer', async () => {
  const { told, lines, save, years } = await pasteInto(
    `Concepto\t${String(year)}\nVentas\t900.000\nPrestaciones de servicios\t100.000\nComisiones de agentes\t(25.000)\nRESULTADO DE EXPLOTACIÓN\t80.000`,
  );
  expect(years.at(-1)?.year).toBe(year);
  const dialog = await screen.findByRole('dialog', { name: 'Dónde va cada fila' });
  const paste = within(dialog).getByRole('button', { name: 'Pegar en las cuentas' });
  expect(paste.hasAttribute('disabled')).toBe(true);
  expect(dialog.textContent).toContain('Ventas + Prestaciones de servicios');
  expect(within(dialog).getAllByRole('row')).toHaveLength(5);
  const asked = within(dialog).getByLabelText<HTMLSelectElement>('Fila para Comisiones de agentes');
  fireEvent.change(asked, { target: { value: 'otherOperatingExpenses' } });
  await waitFor(() => expect(paste.hasAttribute('disabled')).toBe(false));
  fireEvent.click(paste);
  save();
  await waitFor(() =>
    expect(lines().at(-1)).toMatchObject({ revenue: 1_000_000, otherOperatingExpenses: 25_000 }),
  );
  expect(told()).toEqual([
    { choices: [{ key: 'comisiones de agentes', target: 'otherOperatingExpenses' }] },
  ]);
});

it('takes without a question what is understood to the last row, and what was remembered', async () => {
  const { lines, save } = await pasteInto(
    `\t${String(year)}\nImporte neto de la cifra de negocios\t810.000\nComisiones de agentes\t-31.000`,
    [{ key: 'comisiones de agentes', target: 'otherOperatingExpenses' }],
  );
  save();
  await waitFor(() =>
    expect(lines().at(-1)).toMatchObject({ revenue: 810_000, otherOperatingExpenses: 31_000 }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
