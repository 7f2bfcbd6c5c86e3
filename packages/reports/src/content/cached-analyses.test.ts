import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { cachedAnalyses } from './cached-analyses.ts';
import { analysedExample } from '../testing/analysed-example.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';

const named = (name: string): ValuationDocument => {
  const document = analysedExample();
  return { ...document, company: { ...document.company, name } };
};

describe('the analyses that reports share', () => {
  test('another language and another kind of a version have those of the first', () => {
    const analysesOf = cachedAnalyses();
    const bars = analysesOf(sampleReportInput(analysedExample(), 'es')).tornado();
    expect(bars).not.toBeNull();
    const next = sampleReportInput(analysedExample(), 'en', { kind: 'summary', sections: [] });
    expect(analysesOf(next).tornado()).toBe(bars);
  });

  test('another version has its own, under whatever seal', () => {
    const analysesOf = cachedAnalyses();
    const input = sampleReportInput(analysedExample(), 'es');
    const analyses = analysesOf(input);
    const { outcome } = input;
    const result = outcome.result && {
      ...outcome.result,
      enterpriseValue: { low: 1, central: 2, high: 3 },
    };
    expect(analysesOf({ ...input, document: named('Otra') })).not.toBe(analyses);
    expect(analysesOf({ ...input, outcome: { ...outcome, result } })).not.toBe(analyses);
    const snapshot = { ...input.snapshot, engineVersion: '0.9.0' };
    expect(analysesOf({ ...input, snapshot })).not.toBe(analyses);
    expect(analysesOf(input)).toBe(analyses);
  });

  test('only those of the last five versions are kept', () => {
    const analysesOf = cachedAnalyses();
    const names = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
    const inputs = names.map((name) => sampleReportInput(named(name), 'es'));
    const first = inputs.map((input) => analysesOf(input));
    for (const [place, input] of inputs.entries()) expect(analysesOf(input)).toBe(first[place]);
    analysesOf(sampleReportInput(named('seis'), 'es'));
    const [oldest, second] = inputs.map((input) => () => analysesOf(input));
    expect(second?.()).toBe(first[1]);
    expect(oldest?.()).not.toBe(first[0]);
  });
});
