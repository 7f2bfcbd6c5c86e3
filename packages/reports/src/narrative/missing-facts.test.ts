import { draftBlocks } from '@valia/domain/report-blocks/draft-blocks.ts';
import type { BlockDraft } from '@valia/domain/report-blocks/block-draft.ts';
import type { ReportFacts } from '@valia/domain/report-blocks/draft-sentences.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { reportedDocument } from '../testing/reported-document.ts';
import { minimalCompany, sampleReportInput } from '../testing/sample-report-input.ts';

const draftsOf = (
  document: ValuationDocument,
  movers: ReportFacts['movers'] = null,
): BlockDraft[] =>
  draftBlocks({ ...sampleReportInput(document, 'es'), issuedOn: '2026-03-12', movers });

const blockOf = (document: ValuationDocument, id: string): BlockDraft => {
  const block = draftsOf(document).find((one) => one.id === id);
  if (block === undefined) throw new Error(`no block ${id}`);
  return block;
};

const missingOf = (document: ValuationDocument): string[] =>
  draftsOf(document).flatMap(({ id, missing }) =>
    missing.map(({ fact, field }) => `${id}: ${fact} (${field})`),
  );

describe('what a report still lacks, by block and field', () => {
  test('of one with every fact, what the adviser’s profile and the methods’ distance ask for', () => {
    expect(missingOf(reportedDocument())).toEqual([
      'identity: signer (adviser)',
      'reconciliation: reason-of-distance (reconciliation)',
    ]);
  });

  test('of one with the least, everything', () => {
    expect(missingOf(minimalCompany())).toEqual([
      'identity: signer (adviser)',
      'identity: client (client.name)',
      'identity: reliance (report.engagement.reliance.es)',
      'engagement: purpose (report.engagement.purpose)',
      'engagement: use (report.engagement.use.es)',
      'engagement: valuation-date (valuationDate)',
      'engagement: circulation (report.engagement.circulation)',
      'basis: standard-of-value (report.basis.standardOfValue)',
      'basis: premise (report.basis.premise)',
      'basis: control (report.basis.control)',
      'basis: marketability (report.basis.marketability)',
      'standard: standard (report.standard.ivs)',
      'information: information (report.information)',
      'later-facts: later-facts (report.laterFacts.noneKnown)',
      'company: activity (report.company.activity.es)',
      'company: history (report.company.history.es)',
      'company: owners (report.company.owners.es)',
      'company: clients (report.company.firstClient)',
      'company: suppliers (report.company.firstSupplier)',
      'company: strengths (report.company.strengths.es)',
      'company: risks (report.company.risks.es)',
      'sector: sector (company.sector)',
      'sector: market (report.sector.market.es)',
      'methods: methods-not-used (report.methods.notUsed.es)',
      'statements: independence (report.statements.independence.stated)',
      'statements: interest (report.statements.interest.stated)',
      'statements: competence (report.statements.competence.stated)',
      'statements: fee (report.statements.fee.kind)',
    ]);
  });

  test.each([0, 1])('a document without a state is named by its place, %d', (place) => {
    const document = reportedDocument();
    const report = document.report;
    if (report === undefined) throw new Error('no report');
    const information = report.information.map((one, at) =>
      at === place ? { ...one, state: null } : one,
    );
    expect(
      blockOf({ ...document, report: { ...report, information } }, 'information').missing,
    ).toEqual([{ fact: 'document-state', field: `report.information.${String(place)}.state` }]);
  });
});

describe('figures that a text says', () => {
  const rate = (value: number, decimals: number) => ({ kind: 'rate', value, decimals });

  test('the cost of equity is said with what it is made of, each to two decimals', () => {
    const { buildUp } = reportedDocument().costOfCapital;
    const said = blockOf(reportedDocument(), 'cost-of-capital').paragraphs.flat();
    expect(said.find(({ code }) => code === 'capital-equity')?.values).toMatchObject({
      riskFree: rate(buildUp.riskFreeRate ?? 0, 2),
      premium: rate(buildUp.equityRiskPremium ?? 0, 2),
      equity: { decimals: 2 },
      beta: { decimals: 2 },
    });
  });

  test('without a premium or a risk-free rate it is not said', () => {
    const document = reportedDocument();
    for (const missing of ['riskFreeRate', 'equityRiskPremium']) {
      const buildUp = { ...document.costOfCapital.buildUp, [missing]: null };
      const costOfCapital = { ...document.costOfCapital, buildUp };
      const said = blockOf({ ...document, costOfCapital }, 'cost-of-capital').paragraphs.flat();
      expect(said.map(({ code }) => code)).not.toContain('capital-equity');
    }
  });

  test('of a valuation in thousands, what moves the value is said in whole euros', () => {
    const document = { ...reportedDocument(), unit: 1000 as const };
    const movers = [
      { driver: 'terminalGrowth', unfavourable: 100.2004, favourable: 223.6571, swing: 123.4567 },
      { driver: 'taxRate', unfavourable: 150, favourable: 150.0004, swing: 0.0004 },
    ] as const;
    const sensitivity = draftsOf(document, movers).find(({ id }) => id === 'sensitivity');
    const swing = sensitivity?.paragraphs[0]?.[0]?.values['swing'];
    // 123.4567 thousand euros is 123,457 euros
    if (swing?.kind !== 'money') throw new Error('no swing');
    expect(Math.round(Number(swing.value))).toBe(123_457);
  });
});
