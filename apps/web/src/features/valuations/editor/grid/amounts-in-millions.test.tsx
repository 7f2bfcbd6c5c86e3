import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../testing/show-step.tsx';

afterEach(cleanup);

const inMillions = <Amounts extends object>(amounts: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]: [string, unknown]) => [
      name,
      typeof amount === 'number' ? amount / 1_000_000 : amount,
    ]),
  ) as Amounts;

const { accounts, adjustments, bridge } = workedExample;

/** The worked example with its amounts in millions. */
const document: ValuationDocument = {
  ...workedExample,
  unit: 1_000_000,
  accounts: {
    ...accounts,
    years: accounts.years.map((entry) => ({ ...entry, lines: inMillions(entry.lines) })),
  },
  adjustments: adjustments.map((adjustment) => ({
    ...adjustment,
    amounts: adjustment.amounts.map(({ year, amount }) => ({ year, amount: amount / 1_000_000 })),
  })),
  bridge: inMillions(bridge),
};

const rowNamed = (name: string): string[] => {
  const row = screen
    .getAllByRole('row')
    .find((candidate) => candidate.querySelector('[role="rowheader"]')?.textContent === name);
  return [...(row?.querySelectorAll('[role="gridcell"]') ?? [])].map(
    ({ textContent }) => textContent,
  );
};

const markOf = (label: string): string | null | undefined =>
  screen
    .getByRole('textbox', { name: label })
    .closest('.mantine-Input-wrapper')
    ?.querySelector('[data-position="right"]')?.textContent;

const descriptionOf = (label: string): string =>
  (screen.getByRole('textbox', { name: label }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => window.document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('fields for amounts in another unit than the result is written in', () => {
  it.each([
    [1_000_000, 'M€'],
    [1_000, 'mil\u00a0€'],
  ] as const)('in units of %d are marked %s', async (unit, mark) => {
    await showStep({ step: 'bridge', document: { ...document, unit } });
    expect(markOf('Deuda financiera')).toBe(mark);
    expect(markOf('Tesorería')).toBe(mark);
    expect(descriptionOf('Tesorería')).toContain(mark);
  });

  it('are described by their unit and by what is wrong', async () => {
    await showStep({ step: 'bridge', document });
    const cash = screen.getByRole('textbox', { name: 'Tesorería' });
    fireEvent.focus(cash);
    fireEvent.change(cash, { target: { value: 'mucho' } });
    expect(descriptionOf('Tesorería')).toMatch(/«mucho» no es un número.*M€/u);
  });

  it('and in euros are not', async () => {
    await showStep({ step: 'bridge' });
    expect(markOf('Deuda financiera')).toBeUndefined();
  });
});

describe('amounts in millions', () => {
  it('are written to the thousand in the grid, where whole millions would hide the profit', async () => {
    await showStep({ step: 'projection', document });
    expect(rowNamed('Ventas')).toContain('11,206');
    expect(rowNamed('EBITDA')).toContain('1,190');
  });

  it('and in the numbers of a formula', async () => {
    await showStep({ step: 'bridge', document });
    const [figure] = screen.getAllByRole('button', { name: /Valor de empresa \(EV\)$/u });
    fireEvent.click(figure ?? window);
    expect(screen.getByRole('dialog').textContent).toContain('× 8,777 + 40,0\u00a0% × 9,127');
  });
});
