import { cleanup, screen } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { afterEach, expect, it } from 'vitest';
import { showStep } from '../testing/show-step.tsx';

afterEach(cleanup);

const note = 'Las diferencias en las sumas se deben al redondeo.';

const closedWith = (ebitda: number, depreciationAndAmortization: number): ValuationDocument => ({
  ...workedExample,
  adjustments: [],
  accounts: {
    detail: 'summary',
    years: workedExample.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, ebitda, depreciationAndAmortization },
    })),
  },
});

it('a grid whose rounded rows do not add up says why', async () => {
  // 1,000.5 − 50.1 = 950.4, but 1,001 and 50 are shown above 950
  await showStep({ step: 'accounts', document: closedWith(1_000.5, 50.1) });
  expect(screen.getByText(note)).toBeDefined();
});

it('one whose rows add up says nothing', async () => {
  await showStep({ step: 'accounts', document: closedWith(1_000, 50) });
  expect(screen.queryByText(note)).toBeNull();
});

it('so do the cards of a phone', async () => {
  await showStep({ step: 'accounts', document: closedWith(1_000.5, 50.1), isPhone: true });
  expect(screen.getByText(note)).toBeDefined();
});
