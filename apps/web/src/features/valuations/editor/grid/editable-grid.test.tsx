import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { showStep } from '../testing/show-step.tsx';

const cell = (row: number, column: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(
    `[data-cell="${String(row)}-${String(column)}"]`,
  );
  if (found === null) throw new Error(`no cell ${String(row)}-${String(column)}`);
  return found;
};
const input = (): HTMLElement => within(screen.getByRole('grid')).getByRole('textbox');
const central = (): string => screen.getByRole('complementary').textContent;

describe('the accounts as a grid', () => {
  afterEach(cleanup);

  it('one cell is in the Tab order, and arrows move it', async () => {
    await showStep({ step: 'accounts' });
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
      1,
    );
    fireEvent.click(cell(0, 0));
    fireEvent.keyDown(cell(0, 0), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell(0, 1));
    fireEvent.keyDown(cell(0, 1), { key: 'End' });
    expect(document.activeElement).toBe(cell(0, 2));
  });

  it('typing over a cell and Enter writes it, goes down and values the company again', async () => {
    await showStep({ step: 'accounts' });
    expect(central()).toContain('7.008.572');
    fireEvent.click(cell(0, 2));
    fireEvent.keyDown(cell(0, 2), { key: '1' });
    fireEvent.change(input(), { target: { value: '12.000.000' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(cell(0, 2).textContent).toBe('12.000.000');
    expect(document.activeElement).toBe(cell(1, 2));
    expect(central()).not.toContain('7.008.572');
    fireEvent.click(screen.getByText('undo'));
    expect(central()).toContain('7.008.572');
  });

  it('what is being typed is written when the page is about to go or out of sight, and goes on being typed', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.doubleClick(cell(0, 2));
    const untouched = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(untouched));
    expect(untouched.defaultPrevented).toBe(false);
    fireEvent.change(input(), { target: { value: '12.000.000' } });
    const leaving = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(leaving));
    expect(leaving.defaultPrevented).toBe(true);
    const written = central();
    expect(written).not.toContain('7.008.572');
    expect(document.activeElement).toBe(input());
    fireEvent.change(input(), { target: { value: '13.000.000' } });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    vi.restoreAllMocks();
    expect(central()).not.toBe(written);
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(cell(0, 2).textContent).toBe('13.000.000');
    const idle = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(idle);
    expect(idle.defaultPrevented).toBe(false);
  });

  it('Escape takes the typing back', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.keyDown(cell(0, 2), { key: 'F2' });
    fireEvent.doubleClick(cell(0, 2));
    fireEvent.change(input(), { target: { value: '1' } });
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(cell(0, 2).textContent).toBe('11.206.300');
  });

  it('a text that is no number stays, says so, and the last value goes on counting', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.doubleClick(cell(0, 2));
    fireEvent.change(input(), { target: { value: 'mucho' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(cell(0, 2).textContent).toBe('mucho');
    expect(cell(0, 2).getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(cell(0, 2).getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toContain('Ventas 2025: «mucho» no es un número');
    expect(central()).toContain('7.008.572');
  });

  it('a block pasted from a spreadsheet fills the cells from the selected one', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.click(cell(0, 0));
    fireEvent.paste(screen.getByRole('grid'), {
      clipboardData: { getData: () => '1,000,000.4\t2,000,000\t3,000,000\n' },
    });
    expect([0, 1, 2].map((column) => cell(0, column).textContent)).toEqual([
      '1.000.000',
      '2.000.000',
      '3.000.000',
    ]);
  });

  it('a text that was refused goes where a pasted block fills its cell', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.doubleClick(cell(0, 2));
    fireEvent.change(input(), { target: { value: 'mucho' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    fireEvent.click(cell(0, 1));
    fireEvent.paste(screen.getByRole('grid'), {
      clipboardData: { getData: () => '2.000.000\t3.000.000\n' },
    });
    expect(cell(0, 2).textContent).toBe('3.000.000');
    expect(cell(0, 2).getAttribute('aria-invalid')).toBeNull();
  });

  it('copying takes what the selected cell holds, typed or calculated', async () => {
    await showStep({ step: 'accounts' });
    const copied = (row: number): string | undefined => {
      const texts: string[] = [];
      fireEvent.click(cell(row, 2));
      const setData = (_kind: string, text: string) => texts.push(text);
      fireEvent.copy(cell(row, 2), { clipboardData: { setData } });
      return texts[0];
    };
    expect(copied(0)).toBe('11.206.300');
    expect(copied(1)).toMatch(/^4,4\s%$/u);
    fireEvent.doubleClick(cell(0, 2));
    // While the cell is edited, the text selected in its input is copied.
    expect(copied(0)).toBeUndefined();
  });

  it('a block that is larger than its place says how many cells had none', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.click(cell(0, 1));
    fireEvent.paste(screen.getByRole('grid'), {
      clipboardData: { getData: () => '2.000.000\t3.000.000\t4.000.000\n5 %\t6 %\t\n' },
    });
    const { title, description } = currentToast() ?? {};
    expect([title, description?.match(/\d+/u)?.[0]]).toEqual(['Celdas pegadas: 2', '3']);
    dismissToast();
  });

  it('the columns of notes and totals beside the years are told as left out', async () => {
    await showStep({ step: 'accounts' });
    const text = 'Cuenta\tNotas\t2025\t2024\tVar.\nVentas\t4.1\t9.000.000\t8.000.000\t12,5\n';
    fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } });
    expect([0, 1, 2].map((column) => cell(0, column).textContent)).toEqual([
      '10.214.600',
      '8.000.000',
      '9.000.000',
    ]);
    const { title, description } = currentToast() ?? {};
    expect([title, description]).toEqual([
      'Celdas pegadas: 2',
      expect.stringContaining(
        'Celdas sin sitio: 2. Caían en filas que se calculan, en columnas sin',
      ),
    ]);
    dismissToast();
  });

  it('the rows of a block that names them go to the rows of those names', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.click(cell(0, 2));
    fireEvent.paste(screen.getByRole('grid'), {
      clipboardData: { getData: () => 'Ventas\t9.000.000\nOtros ingresos\t70.000\n' },
    });
    expect([cell(0, 2).textContent, cell(2, 2).textContent]).toEqual(['9.000.000', '70.000']);
  });

  it('amounts pass over the percentages that are calculated between them', async () => {
    await showStep({ step: 'accounts' });
    fireEvent.click(cell(0, 2));
    fireEvent.paste(screen.getByRole('grid'), {
      clipboardData: { getData: () => '9.000.000\n70.000\n' },
    });
    expect([cell(0, 2).textContent, cell(2, 2).textContent]).toEqual(['9.000.000', '70.000']);
  });

  it("amounts of another notation than the person's pass them as well", async () => {
    await showStep({ step: 'accounts', document: { ...workedExample, currency: 'USD' } });
    for (const sign of ['$', '']) {
      fireEvent.click(cell(0, 2));
      const block = ['1,000,000', '400,000', '200,000'].map((amount) => `${sign}${amount}`);
      fireEvent.paste(screen.getByRole('grid'), {
        clipboardData: { getData: () => block.join('\n') },
      });
      expect([0, 2, 3].map((row) => cell(row, 2).textContent)).toEqual([
        '1.000.000',
        '400.000',
        '−200.000',
      ]);
      expect(currentToast()?.open).not.toBe(true);
      fireEvent.click(screen.getByText('undo'));
    }
  });

  it('a completed valuation is not written', async () => {
    await showStep({ step: 'accounts', readOnly: true });
    fireEvent.keyDown(cell(0, 0), { key: 'Delete' });
    fireEvent.doubleClick(cell(0, 2));
    expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull();
    expect(cell(0, 0).textContent).toBe('10.214.600');
  });
});

describe('the projection as a grid', () => {
  afterEach(cleanup);

  it('a year typed over a constant is marked, listed with its reason and can be restored', async () => {
    await showStep({ step: 'projection' });
    const rate = document.querySelector<HTMLElement>(
      '[data-field="projection.drivers.taxRate.years.2027"]',
    );
    expect(rate?.textContent).toBe('25,0\u00a0%');
    if (rate !== null) fireEvent.doubleClick(rate);
    fireEvent.change(input(), { target: { value: '20' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(rate?.hasAttribute('data-manual')).toBe(true);
    expect(screen.getByText(/Tipo impositivo 2027: 20,0\s% en lugar de 25,0\s%/u)).toBeDefined();
    const restore = screen.getByRole('button', { name: 'Restaurar Tipo impositivo 2027' });
    restore.focus();
    fireEvent.click(restore);
    expect(document.activeElement?.textContent).toContain('Para revisar');
    expect(rate?.textContent).toBe('25,0\u00a0%');
    expect(central()).toContain('7.008.572');
  });
});

describe('the way to a cell', () => {
  afterEach(cleanup);

  it('a cell that is given the focus from elsewhere is the selected one', async () => {
    await showStep({ step: 'accounts' });
    act(() => cell(3, 1).focus());
    expect(cell(3, 1).getAttribute('aria-selected')).toBe('true');
    expect(cell(0, 0).tabIndex).toBe(-1);
  });
});
