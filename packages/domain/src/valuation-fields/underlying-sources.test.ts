import { figureId } from '@valia/valuation/figure.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { expect, test } from 'vitest';
import { workedExample } from '../testing/worked-example.ts';
import { underlyingSources } from './underlying-sources.ts';

test('a calculated figure rests on the sources of what was typed, each once', () => {
  const note = (text: string) => ({ text, date: null });
  const document = {
    ...workedExample,
    sources: {
      'costOfCapital.buildUp.riskFreeRate': note('Bund a 10 años'),
      'costOfCapital.buildUp.unleveredBeta': note('Damodaran'),
      'costOfCapital.buildUp.equityRiskPremium': note('Damodaran'),
      'costOfCapital.buildUp.sizePremium': note(' '),
      'bridge.cash': note('Extractos'),
    },
  };
  const { figures } = valueCompany(document);
  const texts = (id: string) => underlyingSources(figures, id, document).map(({ text }) => text);
  expect(texts(figureId.costOfCapital('costOfEquity'))).toEqual(['Bund a 10 años', 'Damodaran']);
  expect(texts(figureId.costOfCapital('weightedAverageCostOfCapital'))).not.toContain('Extractos');
  expect(texts('no-such-figure')).toEqual([]);
});
