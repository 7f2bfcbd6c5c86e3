import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../../testing/show-step.tsx';

const cellOf = (path: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role="gridcell"][data-field="${path}"]`);
  if (found === null) throw new Error(`no cell ${path}`);
  return found;
};
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing at ${selector}`);
  return found;
};
const rowNames = (): string[] =>
  [...document.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);
const choose = (field: string, value: string): void => {
  fireEvent.click(find(`[data-field="projection.${field}"] input[value="${value}"]`));
};
const cellInput = (): HTMLElement => find('[role="grid"] input');
const central = (): string => find('aside').textContent;

describe('the options of the projection', () => {
  afterEach(cleanup);

  it('are folded, and say in a few words what is chosen', async () => {
    await showStep({ step: 'projection' });
    const summary = screen.getByText('Opciones de la proyección').closest('summary');
    expect(summary?.closest('details')?.open).toBe(false);
    choose('ebitMargin', 'ebit');
    choose('workingCapital', 'days');
    expect(summary?.textContent).toContain('Margen EBIT · Circulante: días');
  });

  it('a margin on EBIT changes the rows and begins with the same figures', async () => {
    await showStep({ step: 'projection' });
    expect(rowNames()).toContain('Margen EBITDA');
    choose('ebitMargin', 'ebit');
    expect(rowNames()).not.toContain('Margen EBITDA');
    expect(cellOf('projection.ebitMargin.years.2026').textContent).toBe('7,7\u00a0%');
  });

  it('a block is pasted over days as over any other row, and a single year restored', async () => {
    await showStep({ step: 'projection' });
    choose('workingCapital', 'days');
    const first = cellOf('projection.workingCapital.inventoryDays.years.2026');
    expect(first.textContent).toBe('57');
    fireEvent.click(first);
    fireEvent.paste(find('[role="grid"]'), {
      clipboardData: { getData: () => '50\t50\t49,5\n60\t60\t60\n' },
    });
    expect(cellOf('projection.workingCapital.inventoryDays.years.2028').textContent).toBe('49,5');
    expect(cellOf('projection.workingCapital.receivableDays.years.2026').textContent).toBe('60');
    const pasted = 'Días de existencias sobre ventas 2028: 49,5 en lugar de 57';
    expect(screen.getByText(pasted)).toBeDefined();
    fireEvent.click(screen.getByLabelText('Restaurar Días de existencias sobre ventas 2028'));
    expect(screen.queryByText(pasted)).toBeNull();
    fireEvent.click(screen.getByText('undo'));
    expect(screen.getByText(pasted)).toBeDefined();
  });

  it('reinvestment by sales to capital hides capex and working capital and asks for its figure', async () => {
    await showStep({ step: 'projection' });
    choose('reinvestment', 'sales-to-capital');
    expect(rowNames()).not.toContain('Capex');
    expect(rowNames()).not.toContain('Δ circulante operativo');
    expect(document.querySelector('[data-field="projection.workingCapital"]')).toBeNull();
    expect(central()).toContain('Ventas por euro de capital');
    const field = screen.getByLabelText('Ventas por euro de capital, todos los años');
    fireEvent.change(field, { target: { value: '2,5' } });
    expect(cellOf('projection.reinvestment.salesToCapital.years.2027').textContent).toBe('2,50x');
  });

  it('the law’s rates stand in the table, and a year of them is set by hand', async () => {
    await showStep({ step: 'projection' });
    const regime = screen.getByLabelText('Impuestos de la proyección');
    fireEvent.change(regime, { target: { value: 'small' } });
    const cell = cellOf('projection.drivers.taxRate.years.2027');
    expect(cell.textContent).toBe('22,0\u00a0%');
    fireEvent.doubleClick(cell);
    const input = cellInput();
    fireEvent.change(input, { target: { value: '15' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(cell.hasAttribute('data-manual')).toBe(true);
    fireEvent.change(regime, { target: { value: '' } });
    expect(cellOf('projection.drivers.taxRate.years.2026').textContent).toBe('25,0\u00a0%');
  });

  it('a Basque company reads its own law, confirms its rates, and has its own limit of losses', async () => {
    const company = { ...workedExample.company, province: '48' };
    await showStep({ step: 'projection', document: { ...workedExample, company } });
    fireEvent.change(screen.getByLabelText('Impuestos de la proyección'), {
      target: { value: 'basqueMicro' },
    });
    const taxes = find('[aria-label="Impuestos"]');
    expect(taxes.textContent).toContain('Norma Foral 11/2013, de 5 de diciembre');
    expect(taxes.textContent).not.toContain('27/2014');
    expect(cellOf('projection.drivers.taxRate.years.2027').textContent).toBe('18,0\u00a0%');
    const confirm = screen.getByRole('button', { name: 'Confirmar los tipos' });
    act(() => confirm.focus());
    fireEvent.click(confirm);
    expect(document.activeElement?.textContent).toMatch(/Tipos confirmados el/u);
    expect(taxes.textContent).toContain('Tipos confirmados el');
    choose('losses', 'foral');
    const losses = find('[aria-label="Bases negativas"]');
    expect(losses.textContent).toContain('Norma Foral 11/2013');
    const share = find('[data-field="projection.losses.foralShare"]');
    expect((share as HTMLInputElement).value).toBe('70,0\u00a0%');
  });

  it('a large company is asked where it works', async () => {
    const company = { ...workedExample.company, province: '48' };
    const years = workedExample.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, revenue: 20_000_000 },
    }));
    const accounts = { ...workedExample.accounts, years };
    await showStep({ step: 'projection', document: { ...workedExample, company, accounts } });
    const share = screen.getByLabelText('Parte de sus operaciones en territorio común');
    expect(find('[aria-label="Impuestos"]').textContent).toContain('Norma Foral 11/2013');
    fireEvent.change(share, { target: { value: '80' } });
    expect(find('[aria-label="Impuestos"]').textContent).toContain('Ley 27/2014');
  });

  it('losses of earlier years lower the tax, and what is left of them is said beside them', async () => {
    await showStep({ step: 'projection' });
    const before = central();
    choose('losses', 'spain');
    fireEvent.change(find('[data-field="projection.losses.opening"]'), {
      target: { value: '90.000.000' },
    });
    expect(rowNames()).toContain('Bases negativas compensadas');
    expect(central()).not.toBe(before);
    expect(find('[aria-label="Bases negativas"]').textContent).toContain('bases negativas');
  });

  it('closed years show tax and free cash flow, with a formula that opens', async () => {
    await showStep({ step: 'projection' });
    const row = [...document.querySelectorAll('[role="row"]')].find(
      ({ firstChild }) => firstChild?.textContent === 'Flujo de caja libre',
    );
    const flow = row?.querySelectorAll<HTMLElement>('[role="gridcell"]')[2];
    expect(flow?.textContent).toBe('507.575');
    if (flow !== undefined) fireEvent.click(flow);
    fireEvent.click(screen.getByText('Explicar'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('651.375');
  });
});

describe('the options on a phone', () => {
  afterEach(cleanup);

  it('the year’s card has a field for each driver that is chosen', async () => {
    await showStep({ step: 'projection', isPhone: true });
    choose('workingCapital', 'days');
    const field = screen.getByLabelText('Días de pago sobre ventas 2026');
    fireEvent.change(field, { target: { value: '40' } });
    expect(screen.getByText(/Valor manual; el calculado era 48/u)).toBeDefined();
  });
});
