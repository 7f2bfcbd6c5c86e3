import { expect, test } from 'vitest';
import { machiningWorkshop } from '../testing/machining-workshop.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

test('a full report says what the company is once, in its text', async () => {
  const { company, narrative } = await buildReportView(machiningWorkshop());
  const chapter = narrative?.find((one) => one.chapter === 'company');
  const text = withPlainSpaces(JSON.stringify([company, chapter]));
  expect(company?.facts).toBe('');
  for (const fact of ['B08000001', 'CNAE-2025', '1994', '31 personas', '3.541.700 €', '114.248 €'])
    expect([fact, timesIn(text, fact)]).toEqual([fact, 1]);
});

test('a company of which nothing but its sector is known says that once', async () => {
  const { report: _report, ...workshop } = machiningWorkshop();
  const bare = { taxId: '', province: null, foundedYear: null, employees: null };
  const { company, narrative } = await buildReportView({
    ...workshop,
    company: { ...workshop.company, ...bare, cnae: { version: 'CNAE-2025', code: '' } },
  });
  const chapter = narrative?.find((one) => one.chapter === 'company');
  const text = withPlainSpaces(JSON.stringify([company?.facts, chapter]));
  expect(timesIn(text, 'pertenece al sector')).toBe(1);
});

test('a report without text says it in sentences, in the reader’s language', async () => {
  const summary = { kind: 'summary', sections: ['company'] } as const;
  const { company } = await buildReportView(machiningWorkshop(), {
    ...summary,
    sections: ['company'],
  });
  expect(withPlainSpaces(company?.facts ?? '')).toBe(
    'Mecanizados Vallès, S.L. tiene el NIF B08000001. Se fundó en 1994. Tiene su sede en la provincia de Barcelona. Su actividad es la 25.53 de la CNAE-2025. Trabajan en ella 31 personas. La empresa pertenece al sector «Metalurgia, productos metálicos y minería».',
  );
  const inEnglish = await buildReportView(
    machiningWorkshop(),
    { ...summary, sections: ['company'] },
    'en',
  );
  expect(inEnglish.company?.facts).toContain('1994');
  expect(inEnglish.company?.facts).not.toContain('Se fundó');
});
