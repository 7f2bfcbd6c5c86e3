import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addAdjustment } from '@valia/domain/valuation-years/adjustment-edits.ts';
import {
  addEarlierYear,
  moveBaseYear,
  removeEarliestYear,
} from '@valia/domain/valuation-years/account-years.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { chooseTerminalMethod } from '@valia/domain/valuation-choices/terminal-edits.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Fields are found by selector, because a query by label computes the names of all fields of the editor each
// time.
const placed = <Found extends HTMLElement>(selector: string): Promise<Found> =>
  waitFor(() => {
    const found = document.querySelector<Found>(selector);
    if (found === null) throw new Error(`Nothing at ${selector}`);
    return found;
  });
const companyName = () => placed<HTMLInputElement>('[data-field="company.name"]');
const contact = () => placed<HTMLInputElement>('[data-field="client.contact"]');
const openDialog = () => placed('section[role="dialog"]');
const button = (name: string) => screen.getByText(name).closest('button') ?? document.body;

const type = (field: HTMLElement, value: string): void => {
  field.focus();
  fireEvent.change(field, { target: { value } });
};
const save = (): void => void fireEvent.keyDown(window, { key: 's', ctrlKey: true });
/** Opens the grid of the accounts, which is in the next step. */
const openGrid = (): Promise<HTMLElement> => {
  fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
  return placed('[role="grid"]');
};
/** Types into a cell and leaves it in edit mode. */
const typeInto = (grid: HTMLElement, place: string, text: string): void => {
  fireEvent.doubleClick(grid.querySelector(`[data-cell="${place}"]`) ?? grid);
  type(grid.querySelector('input') ?? grid, text);
};
/** Types into a cell and confirms with Enter. */
const writeInto = (grid: HTMLElement, place: string, text: string): void => {
  typeInto(grid, place, text);
  fireEvent.keyDown(grid.querySelector('input') ?? grid, { key: 'Enter' });
};
const settled = () => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

// Rendered for a phone, where there is less below the dialog; tests of the keyboard use a desktop width.
/** Opens the conflict dialog after `change` was typed in the editor while another user saved `theirs`. */
const conflict = async (
  theirs: (document: ValuationDocument) => ValuationDocument,
  change: () => Promise<void>,
  { isPhone = true } = {},
) => {
  const server = startValuationServer();
  await showEditor(server, { width: isPhone ? 360 : 1440 });
  await companyName();
  server.saveElsewhere(theirs(workedExample));
  await change();
  save();
  const dialog = await openDialog();
  const listed = [...dialog.querySelectorAll('ul')].map((list) =>
    [...list.querySelectorAll('li')].map((item) => item.textContent),
  );
  const choose = async (name: string) => {
    fireEvent.click(button(name));
    await settled();
  };
  const stored = () => server.state.valuation.document;
  return { server, dialog, listed, choose, stored };
};

const typeBoth = async () => {
  type(await contact(), 'Lo mío');
  type(await companyName(), 'Mía, S.L.');
};
const changeTwo = (document: ValuationDocument) =>
  writeCell(writeCell(document, 'company.name', 'Suya, S.L.'), 'bridge.cash', 1);

describe('a conflict', () => {
  it('names the fields of each, and with their values those that keeping mine loses', async () => {
    const { listed } = await conflict(changeTwo, typeBoth);
    expect(screen.getByRole('dialog', { name: 'Se han guardado otros cambios' })).toBeDefined();
    expect(listed.map((names) => names.toSorted())).toEqual([
      ['Nombre de la empresa', 'Tesorería'],
      ['Contacto del cliente', 'Nombre de la empresa'],
      ['Nombre de la empresa: antes Suya, S.L.Suya, S.L. → Mía, S.L.'],
    ]);
  });

  it('shows what of mine has no place in theirs, and nothing to undo when that was all', async () => {
    const blank = addAdjustment({ ...workedExample, adjustments: [] }, crypto.randomUUID());
    const adjusted = writeCell(blank, 'adjustments.0.label', 'Litigio');
    const server = startValuationServer();
    server.store({ document: adjusted });
    await showEditor(server, { width: 360 });
    await companyName();
    server.saveElsewhere({ ...adjusted, adjustments: [] });
    for (const name of ['Cuentas', 'Normalización']) {
      fireEvent.keyDown(window, { key: 'ArrowDown', altKey: true });
      await screen.findByRole('heading', { level: 1, name });
    }
    const reason = `Demanda de 2024, ${'página tras página '.repeat(20)}`;
    type(await placed('[data-field="adjustments.0.reason"]'), reason);
    save();
    const dialog = await openDialog();
    expect(dialog.textContent).toContain('Motivo del ajuste Litigio: Demanda de 2024');
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    fireEvent.click(button('Copiar mis cambios'));
    await waitFor(() => expect(writeText.mock.calls.flat().join('')).toContain(reason.trim()));
    Reflect.deleteProperty(navigator, 'clipboard');
    fireEvent.click(button('Quedarme con los suyos'));
    await settled();
    await waitFor(() => expect(screen.getByLabelText('Deshacer')).toHaveProperty('disabled', true));
  });

  it('says that digits are not converted where theirs are counted in another unit', async () => {
    const { dialog } = await conflict((document) => writeCell(document, 'unit', 1_000), typeBoth);
    expect(dialog.textContent).toContain('ninguna cifra se convierte');
    expect(dialog.textContent).toContain('Unidad');
  });

  it.each([
    [10, 'y 2 más'],
    [9, 'Otros gastos de explotación 2024'],
  ])(
    'names of %i fields as many as are read at a glance, and counts no single one',
    async (count, last) => {
      const fields = [0, 1].flatMap((year) =>
        ['revenue', 'otherIncome', 'supplies', 'personnel', 'otherOperatingExpenses'].map(
          (line) => `accounts.years.${String(year)}.lines.${line}`,
        ),
      );
      const { listed } = await conflict(
        (document) =>
          fields.slice(-count).reduce((changed, path) => writeCell(changed, path, 7), document),
        typeBoth,
      );
      expect(listed[0]).toHaveLength(9);
      expect(listed[0]?.at(-1)).toBe(last);
    },
  );

  it('settled for mine keeps each field of theirs that I did not change, and loses none of mine', async () => {
    const { choose, stored, server } = await conflict(changeTwo, typeBoth);
    await choose('Conservar los míos');
    save();
    await waitFor(() => expect(server.state.saves).toHaveLength(2));
    const { company, client, bridge } = stored();
    expect([company.name, client.contact, bridge.cash]).toEqual(['Mía, S.L.', 'Lo mío', 1]);
    expect(stored()).toEqual(
      writeCell(
        writeCell(changeTwo(workedExample), 'company.name', 'Mía, S.L.'),
        'client.contact',
        'Lo mío',
      ),
    );
  });

  it('settled for theirs shows and keeps what they saved, sends nothing, and can be undone', async () => {
    const { choose, stored, server } = await conflict(changeTwo, typeBoth);
    await choose('Quedarme con los suyos');
    expect((await companyName()).value).toBe('Suya, S.L.');
    expect((await contact()).value).toBe(workedExample.client.contact);
    save();
    await waitFor(() => expect(document.querySelector('[data-save-state="saved"]')).not.toBeNull());
    expect(server.state.saves).toHaveLength(1);
    expect(stored()).toEqual(changeTwo(workedExample));
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    save();
    await waitFor(() => expect(stored().client.contact).toBe('Lo mío'));
    expect([stored().company.name, stored().bridge.cash]).toEqual(['Mía, S.L.', 1]);
  });

  it('that follows upon another is asked again, on what was kept of the first', async () => {
    const { choose, stored, server } = await conflict(changeTwo, typeBoth);
    server.saveElsewhere(writeCell(stored(), 'bridge.cash', 2));
    await choose('Conservar los míos');
    save();
    await openDialog();
    fireEvent.click(button('Conservar los míos'));
    await settled();
    save();
    await waitFor(() => expect(stored().company.name).toBe('Mía, S.L.'));
    expect(stored().bridge.cash).toBe(2);
  });
});

describe('by keyboard', () => {
  it('the dialog takes the focus, and none of its buttons the keys of who is still typing', async () => {
    const { dialog } = await conflict(changeTwo, typeBoth, { isPhone: false });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(document.activeElement?.tagName).not.toBe('BUTTON');
  });

  it('the dialog waits for a pause: a figure that is being typed is not cut in two', async () => {
    const server = startValuationServer();
    await showEditor(server);
    const name = await companyName();
    server.saveElsewhere(changeTwo(workedExample));
    type(name, 'Mía');
    save();
    await waitFor(() => expect(server.state.saves).toHaveLength(1));
    for (let key = 0; key < 8; key += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      fireEvent.keyDown(document.activeElement ?? window, { key: '1' });
      expect(document.querySelector('[role="dialog"]')).toBeNull();
    }
    expect(await openDialog()).toBeDefined();
  });

  it('nor does it open amid a word when their version comes late', async () => {
    const server = startValuationServer();
    const waiting: (() => void)[] = [];
    const get = async () => {
      if (server.state.saves.length > 0)
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      return server.state.valuation;
    };
    await showEditor(server, { answers: { valuations: { get } } });
    const name = await companyName();
    server.saveElsewhere(changeTwo(workedExample));
    type(name, 'Mía');
    save();
    await waitFor(() => expect(waiting).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    for (const send of waiting) send();
    for (let key = 0; key < 3; key += 1) {
      fireEvent.keyDown(document.activeElement ?? window, { key: '1' });
      await new Promise((resolve) => setTimeout(resolve, 250));
      expect(document.querySelector('[role="dialog"]')).toBeNull();
    }
    expect(await openDialog()).toBeDefined();
  });

  it('a cell that was being typed in goes on being typed in, where its year now stands', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await companyName();
    const grid = await openGrid();
    server.saveElsewhere(addEarlierYear(workedExample));
    writeInto(grid, '0-2', '12.000.000');
    typeInto(grid, '0-2', '1234');
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(button('Conservar los míos'));
    await settled();
    const input = await placed<HTMLInputElement>('[data-cell="0-3"] input');
    expect([document.activeElement, input.value]).toEqual([input, '1234']);
    fireEvent.change(input, { target: { value: '123456' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    save();
    await waitFor(() =>
      expect(server.state.valuation.document.accounts.years.at(-1)?.lines.revenue).toBe(123_456),
    );
  });

  it.each([
    ['moved', (base: ValuationDocument) => moveBaseYear(base, 2026), '0-2'],
    ['removed', removeEarliestYear, '0-0'],
  ])(
    'a year that they %s leaves the focus in the grid, in the cell that was typed in if there is one',
    async (_, theirs, place) => {
      const server = startValuationServer();
      await showEditor(server);
      await companyName();
      const grid = await openGrid();
      server.saveElsewhere(theirs(workedExample));
      writeInto(grid, place, '12.000.000');
      typeInto(grid, place, '1234');
      const dialog = await openDialog();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      fireEvent.click(button('Conservar los míos'));
      await settled();
      await waitFor(() =>
        expect(document.activeElement?.closest('[data-cell]')?.getAttribute('data-cell')).toBe(
          place,
        ),
      );
    },
  );

  it('a cell that is theirs gets the focus, and what was typed in it is not typed on', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await companyName();
    const grid = await openGrid();
    server.saveElsewhere(changeTwo(workedExample));
    writeInto(grid, '0-2', '12.000.000');
    typeInto(grid, '0-2', '1234');
    await openDialog();
    fireEvent.click(button('Quedarme con los suyos'));
    await settled();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe('0-2'));
    expect(grid.querySelector('input')).toBeNull();
  });

  it('a field that is gone with theirs leaves the focus on the title of its step', async () => {
    const server = startValuationServer();
    const search = '?step=terminal-value';
    await showEditor(server, { search });
    const growth = await placed<HTMLInputElement>('[data-field="terminal.terminalGrowth"]');
    server.saveElsewhere(chooseTerminalMethod(workedExample, 'exit-multiple'));
    type(growth, '1,5');
    save();
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(button('Quedarme con los suyos'));
    await settled();
    expect(growth.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('a figure that was being typed in its field goes on being typed in, as it was written', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await companyName();
    server.saveElsewhere(changeTwo(workedExample));
    const field = await placed<HTMLInputElement>('[data-field="company.employees"]');
    type(field, '1234');
    save();
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(button('Conservar los míos'));
    await settled();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['1234', 4, 4]);
  });

  it('Escape and a click beside it decide nothing', async () => {
    const { dialog, server } = await conflict(changeTwo, typeBoth, { isPhone: false });
    fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
    fireEvent.mouseDown(document.querySelector('[class*="overlay" i]') ?? document.body);
    expect(document.querySelector('[role="dialog"]')).toBe(dialog);
    expect(server.state.saves).toHaveLength(1);
  });

  it.each(['Conservar los míos', 'Quedarme con los suyos'])(
    '%s gives the focus back to the field that was typed in',
    async (name) => {
      const { dialog, choose } = await conflict(changeTwo, typeBoth, { isPhone: false });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      button(name).focus();
      await choose(name);
      const field = await companyName();
      await waitFor(() => expect(document.activeElement).toBe(field));
    },
  );
});
