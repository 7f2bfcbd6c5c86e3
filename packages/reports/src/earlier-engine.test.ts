import frozen from '@valia/domain/testing/data/frozen-by-engine-1-2-1.json' with { type: 'json' };
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationOutcomeSchema } from '@valia/domain/valuations/valuation-outcome-schema.ts';
import { languages } from '@valia/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { withPlainSpaces, buildReportView } from './testing/build-report-view.ts';
import { sampleReportInput } from './testing/sample-report-input.ts';

const closedOf = (name: keyof typeof frozen) => {
  const { document, outcome, engineVersion, sha256 } = frozen[name];
  const snapshot = { sha256, engineVersion, createdAt: '2026-03-12T09:28:00.000Z', number: 1 };
  return {
    document: valuationDocumentSchema.parse(document),
    changes: { outcome: valuationOutcomeSchema.parse(outcome), snapshot },
  };
};

const versions = (['mixed', 'dcf'] as const).flatMap((name) =>
  languages.map((language) => [name, language] as const),
);

describe('a report issued now of a version that engine 1.2.1 closed', () => {
  test.each(versions)('says the value that was closed: %s in %s', async (name, language) => {
    const { document, changes } = closedOf(name);
    const text = withPlainSpaces(
      JSON.stringify(await buildReportView(document, changes, language)),
    );
    const central = Math.round(changes.outcome.result?.equityValue.central ?? 0);
    const tags = { es: 'de-DE', ca: 'de-DE', en: 'en-GB' } as const;
    expect(text).toContain(central.toLocaleString(tags[language]));
    expect(text).toContain('1.2.1');
    expect(text).not.toMatch(/undefined|NaN|size-step-by|spanish-rate/u);
  });

  test.each(versions)('prints whole: %s in %s', async (name, language) => {
    const { document, changes } = closedOf(name);
    const renderer = createReportRenderer();
    const bytes = await renderer.renderValuationReport(
      sampleReportInput(document, language, changes),
    );
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
