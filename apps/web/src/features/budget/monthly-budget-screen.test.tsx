import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { dismissToast } from '../../lib/toast/show-toast.ts';
import { sampleBudgetDocument, startBudgetServer } from './testing/start-budget-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const show = async (document = sampleBudgetDocument, width = 1440) => {
  const { state, answers } = startBudgetServer(document);
  await renderScreen('/monthly-budget', { answers, search: '?year=2026', width });
  return state;
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const cell = async (row: number, month: number): Promise<HTMLElement> => {
  const grid = await screen.findByRole('grid');
  const found = grid.querySelector<HTMLElement>(`[data-cell="${String(row)}-${String(month)}"]`);
  if (found === null) throw new Error('no such cell');
  return found;
};
const typeInto = async (row: number, month: number, text: string): Promise<void> => {
  const at = await cell(row, month);
  fireEvent.focus(at);
  fireEvent.doubleClick(at);
  const input = await within(at).findByRole('textbox');
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
};
const lastOf = <Item,>(items: readonly Item[]): Item | undefined => items.at(-1);

describe('the year', () => {
  test('says in its title how far it is off, and marks the month that is', async () => {
    await show();
    await title('El año va 14.200\u00A0€ por encima del presupuesto');
    expect((await cell(0, 9)).getAttribute('data-notable')).toBe('true');
    expect((await cell(0, 8)).getAttribute('data-notable')).toBeNull();
    fireEvent.focus(await cell(0, 9));
    expect(await screen.findByText(/^\+14\.200\s€$/)).toBeDefined();
    expect(screen.getByText('De dónde viene').closest('div')?.textContent).toContain('+14.200');
  });

  test('without rows offers to begin, and with the usual ones is saved', async () => {
    const { saved } = await show({ closedMonths: 0, rows: [] });
    fireEvent.click(await screen.findByText('Empezar con las partidas habituales'));
    await screen.findByRole('grid');
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 3000 });
    expect(saved[0]).toMatchObject({ version: 3, document: { closedMonths: 0 } });
    expect(saved[0]?.document.rows).toHaveLength(11);
  });

  test('that cannot be read says so, with a way to try again', async () => {
    const answers = { valuations: { budgets: { get: { refusal: 'internal' } } } } as const;
    await renderScreen('/monthly-budget', { answers });
    expect(await screen.findByRole('button', { name: /intentar/i })).toBeDefined();
  });
});

describe('typing', () => {
  test('writes the budget of months to come and what was of closed ones, and undo takes it back', async () => {
    const { saved } = await show();
    await typeInto(0, 10, '30.000');
    await typeInto(1, 9, '-13.000,5');
    expect((await cell(1, 9)).textContent).toBe('−13.001');
    await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 3000 });
    const rows = lastOf(saved)?.document.rows;
    expect(rows?.[0]?.budget[10]).toBe(30_000);
    expect(rows?.[1]?.actual[9]).toBe(13_000.5);
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect((await cell(1, 9)).textContent).toBe('−12.400');
  });

  test('what is no amount stays in its cell and is not saved', async () => {
    const { saved } = await show();
    await typeInto(0, 10, 'mucho');
    expect((await cell(0, 10)).getAttribute('aria-invalid')).toBe('true');
    expect(saved).toEqual([]);
  });

  test('a block with its names and months is pasted from the selected cell on', async () => {
    const { saved } = await show();
    fireEvent.focus(await cell(0, 10));
    fireEvent.paste(await cell(0, 10), {
      clipboardData: {
        getData: () => 'Concepto\tnov\tdic\nHonorarios\t1.000\t2.000\nPersonal\t-3.000\t4.000\n',
      },
    });
    await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 3000 });
    const rows = lastOf(saved)?.document.rows;
    expect(rows?.map(({ budget }) => budget.slice(10))).toEqual([
      [1000, 2000],
      [3000, 4000],
    ]);
  });
});

describe('closing a month', () => {
  test('asks for all its amounts and moves the border', async () => {
    const { saved } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Anotar noviembre' }));
    const dialog = await screen.findByRole('dialog', { name: 'Anotar noviembre' });
    fireEvent.change(within(dialog).getByLabelText('Honorarios de éxito'), {
      target: { value: '25.000' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar noviembre' }));
    await waitFor(() => expect(lastOf(saved)?.document.closedMonths).toBe(11), { timeout: 3000 });
    expect(lastOf(saved)?.document.rows[0]?.actual[10]).toBe(25_000);
  });

  test('a closed year can go into a valuation', async () => {
    const rows = sampleBudgetDocument.rows.map((row) => ({ ...row, actual: row.budget }));
    await show({ closedMonths: 12, rows });
    await title('2026 cerró según lo presupuestado');
    fireEvent.click(screen.getByRole('button', { name: 'Llevar a una valoración' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('288.000\u00A0€');
  });
});

test('a save that another window was quicker with asks which one stays', async () => {
  const server = await show();
  const { saved } = server;
  server.refuses = true;
  await typeInto(0, 10, '1');
  const keep = await screen.findByRole('button', { name: 'Conservar lo mío' }, { timeout: 3000 });
  server.refuses = false;
  fireEvent.click(keep);
  await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 3000 });
  expect(lastOf(saved)?.document.rows[0]?.budget[10]).toBe(1);
});

test('on a phone one month is shown at a time, each amount in a field', async () => {
  const { saved } = await show(sampleBudgetDocument, 360);
  const field = await screen.findByLabelText('Honorarios de éxito');
  fireEvent.change(field, { target: { value: '26.000' } });
  fireEvent.blur(field);
  await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 3000 });
  expect(lastOf(saved)?.document.rows[0]?.budget[10]).toBe(26_000);
});
