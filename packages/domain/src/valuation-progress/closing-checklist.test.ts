import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { sectorSet } from '../testing/sector-set.ts';
import { workedExample } from '../testing/worked-example.ts';
import { addComparables } from '../valuation-choices/comparable-edits.ts';
import { notePath } from '../valuation-fields/source-notes.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { writeCell } from '../valuation-cells/cell-paths.ts';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '../valuations/document/valuation-document.ts';
import { assumedFigures, confirmAssumptions } from './assumptions.ts';
import { closingChecklist, countOpenPoints } from './closing-checklist.ts';
import { quickStart, quickStartPaths } from './quick-start.ts';

const checklistOf = (document: ValuationDocument) =>
  closingChecklist(document, valueCompany(toValuationInputs(document)));

const blank = emptyValuationDocument({ method: 'mixed', companyName: 'A', today: '2026-11-20' });
const five = [2_400_000, 310_000, 0.04, 420_000, 95_000];
const quick = quickStart(
  quickStartPaths(blank).reduce((one, path, at) => writeField(one, path, five[at]), blank),
  'ALI',
  sectorSet,
);

describe('the checklist before closing', () => {
  it('names every assumption that was left as proposed, until it is confirmed', () => {
    const { assumptions } = checklistOf(quick);
    expect(assumptions).toEqual(assumedFigures(quick));
    expect(assumptions.length).toBeGreaterThan(8);
    const confirmed = checklistOf(confirmAssumptions(quick));
    expect(confirmed.assumptions).toEqual([]);
    expect(countOpenPoints(checklistOf(quick)) - countOpenPoints(confirmed)).toBe(
      assumptions.length,
    );
  });

  it('names the figures that count and have no source, and where to write it', () => {
    const { unsourced } = checklistOf(workedExample);
    const fields = unsourced.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['bridge.financialDebt', 'terminal.terminalGrowth']),
    );
    // The exit multiple is not used by this method, and the accounts have no unsourced item.
    expect(fields).not.toContain('terminal.exitMultiple');
    expect(fields.filter((field) => field.startsWith('accounts.'))).toEqual([]);
    const sourced = unsourced.reduce(
      (document, { at }) => writeCell(document, at, 'Cuentas anuales'),
      workedExample,
    );
    expect(checklistOf(sourced).unsourced).toEqual([]);
    expect(unsourced[0]?.at).toBe(notePath({ field: unsourced[0]?.field ?? '', part: 'text' }));
  });

  it('asks the source of a comparable only while it counts', () => {
    const one = addComparables(workedExample, ['3f0c6a52-6f0e-4c43-9d0b-6a5b7b1c2d3e']);
    expect(checklistOf(one).unsourced).toContainEqual({
      field: 'multiples.comparables.0.source',
      at: 'multiples.comparables.0.source',
    });
    const left = writeField(one, 'multiples.comparables.0.included', false);
    expect(checklistOf(left).unsourced).toEqual(checklistOf(workedExample).unsourced);
  });

  it('asks of a scored factor its reason, where it is written, and no source of what they propose', () => {
    const none = { score: null, reason: '' };
    const factors = Object.fromEntries(specificRiskFactors.map((factor) => [factor, none]));
    const scored = writeField(workedExample, 'costOfCapital.specificRisk', {
      ...factors,
      keyPerson: { score: 2, reason: '' },
      succession: { score: 0, reason: '' },
    });
    const typed = (premium: number, reason: string) =>
      writeField(
        writeField(scored, 'costOfCapital.specificRisk.keyPerson.reason', reason),
        'costOfCapital.buildUp.specificRiskPremium',
        premium,
      );
    const at = 'costOfCapital.specificRisk.keyPerson';
    const premium = { field: 'costOfCapital.buildUp.specificRiskPremium' };
    const { unsourced } = checklistOf(typed(0.01, ''));
    expect(unsourced).toContainEqual({ field: `${at}.score`, at: `${at}.reason` });
    expect(unsourced).not.toContainEqual(expect.objectContaining(premium));
    const reasoned = checklistOf(typed(0.03, 'Todo pasa por un socio.')).unsourced;
    expect(reasoned.filter(({ field }) => field.includes('specificRisk.'))).toEqual([]);
    expect(reasoned).toContainEqual(expect.objectContaining(premium));
  });

  it('tells the methods that are far apart beside the other warnings, and whether it was explained', () => {
    const apart = writeField(workedExample, 'multiples.evToEbitda', {
      ...workedExample.multiples.evToEbitda,
      low: 30,
      central: 40,
      high: 50,
    });
    const open = checklistOf(apart);
    expect(open.methodsApart).toMatchObject({ isExplained: false });
    expect(open.warnings.map(({ code }) => code)).not.toContain('methods-far-apart');
    const explained = checklistOf({ ...apart, reconciliation: 'El sector está caro.' });
    expect(explained.methodsApart).toMatchObject({ isExplained: true });
    expect(countOpenPoints(open) - countOpenPoints(explained)).toBe(1);
  });

  it('says whether the conclusion is written, and what the cover lacks', () => {
    expect(checklistOf(workedExample)).toMatchObject({ isConcluded: false, unnamed: [] });
    expect(checklistOf({ ...workedExample, conclusion: 'Vale.' }).isConcluded).toBe(true);
    expect(checklistOf({ ...workedExample, conclusion: ' \n' }).isConcluded).toBe(false);
    expect(checklistOf({ ...workedExample, valuationDate: null }).unnamed).toEqual([
      'valuationDate',
    ]);
  });
});
