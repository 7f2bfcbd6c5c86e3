import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../testing/show-step.tsx';

describe('the ratios of the accounts', () => {
  afterEach(cleanup);

  it('stand side by side, and each opens its sentence and its formula', async () => {
    await showStep({ step: 'accounts' });
    const ratio = screen.getByRole('button', { name: 'Días de cobro', hidden: true });
    const cells = [...(ratio.closest('tr')?.querySelectorAll('td') ?? [])];
    expect(cells.map(({ textContent }) => textContent)).toEqual(['66', '65', '65']);
    fireEvent.click(ratio);
    expect(screen.getByText('En 2025 los clientes pagan, de media, a los 65 días.')).toBeDefined();
    const explanation = document.getElementById(ratio.getAttribute('aria-controls') ?? '');
    expect(explanation?.textContent).toContain('1.986.400 × 365 ÷ 11.206.300');
    fireEvent.click(ratio);
    expect(ratio.getAttribute('aria-expanded')).toBe('false');
  });

  it('people are counted in the figures of a formula, whatever the unit of the amounts', async () => {
    const { company } = workedExample;
    const document = {
      ...workedExample,
      unit: 1_000_000,
      company: { ...company, employees: 64 },
    } as const;
    await showStep({ step: 'accounts', document });
    const ratio = screen.getByRole('button', { name: 'Ventas por empleado', hidden: true });
    fireEvent.click(ratio);
    const explanation = window.document.getElementById(ratio.getAttribute('aria-controls') ?? '');
    expect(explanation?.textContent).toContain('÷ 64=');
  });

  it('the lines only they need join the table when asked for, and undo takes them back', async () => {
    await showStep({ step: 'accounts' });
    const names = (): string[] =>
      screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).not.toContain('Patrimonio neto');
    fireEvent.click(screen.getByText('Añadir esas líneas'));
    expect(names()).toContain('Patrimonio neto');
    const interest = document.querySelector<HTMLElement>(
      '[data-field="accounts.years.2.ratioLines.interestExpense"]',
    );
    if (interest !== null) fireEvent.click(interest);
    fireEvent.paste(screen.getByRole('grid'), {
      clipboardData: { getData: () => '-118.900\n520.000\n3.100.000\n' },
    });
    expect(interest?.textContent).toBe('−118.900');
    expect(screen.getByText('Cobertura de intereses')).toBeDefined();
    fireEvent.click(screen.getByText('undo'));
    fireEvent.click(screen.getByText('undo'));
    expect(names()).not.toContain('Patrimonio neto');
  });

  it('one over a loss or negative equity says that it means nothing, and why', async () => {
    const { accounts } = workedExample;
    const lossesOf2025 = { interestExpense: 10, netIncome: -15_935, equity: -41_200 };
    const document = {
      ...workedExample,
      accounts: {
        ...accounts,
        years: accounts.years.map((year) =>
          year.year === 2025 ? { ...year, ratioLines: lossesOf2025 } : year,
        ),
      },
    };
    await showStep({ step: 'accounts', document });
    const name = 'Rentabilidad del patrimonio (ROE)';
    const ratio = screen.getByRole('button', { name, hidden: true });
    const cells = [...(ratio.closest('tr')?.querySelectorAll('td') ?? [])];
    expect(cells.map(({ textContent }) => textContent)).toEqual(['–', '–', 'n. s.']);
    fireEvent.click(ratio);
    const explanation = window.document.getElementById(ratio.getAttribute('aria-controls') ?? '');
    expect(explanation?.textContent).toBe(
      'n. s. en 2025: no significativo, porque «Patrimonio neto» es cero o negativo.',
    );
  });
});
