import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { reportKinds } from '@valia/domain/reports/report-choice.ts';
import { expect, test } from 'vitest';
import { exampleWithOptions } from './testing/analysed-example.ts';
import { sampleReportInput } from './testing/sample-report-input.ts';
import { buildReportView } from './testing/build-report-view.ts';

// Before a vowel or an h, Catalan writes d’, which cannot be done safely for a name that is not known in
// advance.
test('no preposition stands before a name', async () => {
  const name = 'Hidroeléctrica del Alto Sil';
  const example = { ...valdeorzaDocument(), conclusion: '' };
  const { discounts = {} } = exampleWithOptions();
  const bridge = { ...example.bridge, financialDebt: 30_000_000 };
  const dated = [example, { ...example, discounts }, { ...example, bridge, discounts }];
  const documents = [...dated, ...dated.map((one) => ({ ...one, valuationDate: null }))];
  const adviser = { ...sampleReportInput(example, 'ca').adviser, organizationName: name };
  for (const one of documents) {
    for (const kind of reportKinds) {
      const document = { ...one, company: { ...one.company, name } };
      const written = JSON.stringify(await buildReportView(document, { adviser, kind }, 'ca'));
      expect(written).toContain(`’empresa ${name}`);
      expect(written).not.toContain(`de ${name}`);
    }
  }
});
