import { describe, expect, test } from 'vitest';
import { workedExample } from '../testing/worked-example.ts';
import {
  crossCheckSections,
  hasSectionContent,
  resolveSections,
  printedSections,
} from './report-choice.ts';
import { createReportInput } from './report-schemas.ts';

describe('the contrasts of a report', () => {
  test('are chosen one by one, and none unless asked for', () => {
    expect(printedSections('summary', ['contrast-mid-market'])).toEqual(['contrast-mid-market']);
    const usual = printedSections('full', undefined);
    expect(usual.filter((section) => crossCheckSections.some((one) => one === section))).toEqual(
      [],
    );
  });

  test('all three are what the one name of earlier releases meant', () => {
    expect(printedSections('full', ['glossary', 'contrasts'])).toEqual([
      ...crossCheckSections,
      'glossary',
    ]);
    expect(resolveSections(['contrasts', 'contrast-listed', 'of-a-later-release'])).toEqual([
      ...crossCheckSections,
    ]);
    const asked = {
      valuationId: '0b1f6a52-6f0e-4c43-9d0b-6a5b7b1c2d01',
      language: 'es',
      sections: ['contrasts'],
    };
    expect(createReportInput.parse(asked).sections).toEqual(['contrasts']);
    expect(createReportInput.safeParse({ ...asked, sections: ['contrast'] }).success).toBe(false);
  });

  test('of listed companies need a sector and a size, and no weight of their own', () => {
    const { company, multiples } = workedExample;
    expect(hasSectionContent(workedExample, 'contrast-listed')).toBe(true);
    expect(hasSectionContent({ ...workedExample, method: 'dcf' }, 'contrast-listed')).toBe(false);
    const nowhere = { ...workedExample, company: { ...company, sector: null } };
    expect(hasSectionContent(nowhere, 'contrast-listed')).toBe(false);
    expect(hasSectionContent(nowhere, 'contrast-small-deals')).toBe(true);
    const evToEbit = { ...multiples.evToEbitda, weight: 0.5 };
    const weighed = { ...workedExample, multiples: { ...multiples, further: { evToEbit } } };
    expect(hasSectionContent(weighed, 'contrast-listed')).toBe(false);
  });
});
