import { cleanup, screen, within } from '@testing-library/react';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { showStep } from '../../testing/show-step.tsx';

const base = workedExample.accounts.years.at(-1);
if (base === undefined) throw new Error('no base year');

/** Valued by its multiple alone, with costs far above its sales. */
const losing: ValuationDocument = {
  ...workedExample,
  method: 'multiples',
  adjustments: [],
  accounts: {
    detail: 'summary',
    years: [{ year: base.year, lines: { ...base.lines, ebitda: -2_000_000 } }],
  },
};

describe('the finding over the waterfall', () => {
  afterEach(cleanup);

  it('is a share of an enterprise value that is positive', async () => {
    await showStep({ step: 'result' });
    expect(await screen.findByText(/El puente resta un 2\d\s%/u)).toBeDefined();
  });

  it.each([
    ['es', /^El puente resta 1\.908\.700\s€ al valor de empresa$/u],
    ['ca', /^El pont resta 1\.908\.700\s€ al valor d’empresa$/u],
    ['en', /^The bridge takes €1,908,700 off the enterprise value$/u],
  ] as const)(
    'is an amount where the enterprise value is negative, in %s',
    async (language, text) => {
      await showStep({ step: 'result', document: losing, language });
      expect(await screen.findByText(text)).toBeDefined();
    },
  );
});

describe('with discounts', () => {
  afterEach(cleanup);

  it('the waterfall ends at the value after them, and so do the methods', async () => {
    const discounts = { lackOfControl: { model: 'percentage', rate: 0.2 } } as const;
    await showStep({ step: 'result', document: { ...workedExample, discounts } });
    const subject = /^Del valor de empresa a los fondos propios tras descuentos/u;
    const sheet = (await screen.findByText(subject)).closest('section') ?? document.body;
    const steps = within(sheet).getAllByRole('listitem');
    const texts = steps.map(({ textContent }) => textContent);
    expect(texts.at(-3)).toMatch(/^Valor de los fondos propios/u);
    expect(texts.at(-2)).toMatch(/^Descuento por falta de control\u2212/u);
    expect(texts.at(-1)).toMatch(/^Fondos propios tras descuentos/u);
    expect(within(sheet).getByText(/^El puente resta un 2\d\s%/u)).toBeDefined();
    expect(screen.getByText(/^Central 5,61/u)).toBeDefined();
    expect(screen.getByText(/^Por método · fondos propios tras descuentos/u)).toBeDefined();
  });
});
