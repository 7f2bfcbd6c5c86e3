import { cleanup, screen } from '@testing-library/react';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../testing/show-step.tsx';

afterEach(cleanup);

const thousandth = (amount: number | null): number | null =>
  amount === null ? null : amount / 1_000;

/** The same company, a thousand times smaller, so that its values are in thousands. */
const smallCompany: ValuationDocument = {
  ...workedExample,
  accounts: {
    ...workedExample.accounts,
    years: workedExample.accounts.years.map((entry) => ({
      ...entry,
      lines: Object.fromEntries(
        Object.entries(entry.lines).map(([line, amount]) => [line, thousandth(amount)]),
      ) as typeof entry.lines,
    })),
  },
  adjustments: [],
  bridge: Object.fromEntries(
    Object.entries(workedExample.bridge).map(([item, amount]) => [item, thousandth(amount)]),
  ) as ValuationDocument['bridge'],
};

const sensitivity = (): string[] =>
  [
    ...screen.getByRole('table', { name: 'Sensibilidad del valor por DCF' }).querySelectorAll('td'),
  ].map(({ textContent }) => textContent);

const letters = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-central-value]')?.style.getPropertyValue('--letters');

describe('the central value', () => {
  it.each([
    [1, 'EUR', '7.008.572 €'],
    [1_000, 'CHF', '7.008.572.345 CHF'],
  ] as const)('in units of %d and %s is as long as %s', async (unit, currency, text) => {
    await showStep({ step: 'company', document: { ...workedExample, unit, currency } });
    expect(letters()).toBe(String(text.length));
  });

  it('among the figures of the result each is as long as its text, to be written smaller on a phone', async () => {
    await showStep({
      step: 'result',
      document: { ...workedExample, unit: 1_000, currency: 'MXN' },
    });
    const text = '7.008.572.345\u00a0MXN';
    const figures = [...document.querySelectorAll<HTMLElement>('dl dd')];
    const central = figures.find(({ textContent }) => textContent.includes(text));
    expect(central?.style.getPropertyValue('--letters')).toBe(String(text.length));
  });

  it('in English keeps the letters of its currency off the figures', async () => {
    await showStep({
      step: 'company',
      language: 'en',
      document: { ...workedExample, currency: 'CHF' },
    });
    expect(document.querySelector('[data-central-value]')?.textContent).toMatch(/^CHF\s7,008,572/u);
    expect(screen.getByText(/takes away CHF\s1\.\d\dm/u)).toBeDefined();
    expect(screen.getByText('Equity, CHF m')).toBeDefined();
  });
});

describe('the amounts of the charts beside the editor', () => {
  it('the worked example counts in millions', async () => {
    await showStep({ step: 'company' });
    expect(sensitivity()).toContain('6,87');
    expect(screen.getByText('DCF, M€ · filas: coste de capital')).toBeDefined();
  });

  it('a company of some thousands is not told in hundredths of a million', async () => {
    await showStep({ step: 'company', document: smallCompany });
    expect(screen.getByText('DCF, miles de € · filas: coste de capital')).toBeDefined();
    expect(new Set(sensitivity()).size).toBeGreaterThan(20);
    expect(screen.getByText('Fondos propios, miles de €')).toBeDefined();
  });

  it('a company of thousands of millions is told without decimals, which no cell has room for', async () => {
    await showStep({ step: 'company', document: { ...workedExample, unit: 1_000 } });
    expect(sensitivity()).toContain('6.869');
    expect(screen.getByText(/restan 1\.\d{3}\u00a0?\s?M€/u)).toBeDefined();
  });

  it('the methods and their mean are told on one level, after discounts, which is said', async () => {
    const bars = (): (string | null)[] =>
      screen
        .getAllByRole('img', { name: /: de .* a .*, central/u })
        .map((bar) => bar.getAttribute('aria-label'));
    const centralLine = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-reference]')].map(
        ({ style }) => style.left,
      );
    await showStep({ step: 'company' });
    const [plain, line] = [bars(), centralLine()];
    cleanup();
    const lackOfControl = { model: 'percentage' as const, rate: 0.3 };
    await showStep({
      step: 'company',
      document: { ...workedExample, discounts: { lackOfControl } },
    });
    expect(screen.getByText('Fondos propios tras descuentos, M€')).toBeDefined();
    expect(bars().every((bar, place) => bar !== plain[place])).toBe(true);
    expect(bars().at(-1)).toContain('central 4.906.001');
    expect(line.length).toBeGreaterThan(0);
  });
});
