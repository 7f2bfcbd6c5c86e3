import { crossCheckSections } from '@valia/domain/reports/report-choice.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import { dealsDocument } from '../testing/deals-document.ts';
import { machiningWorkshop } from '../testing/machining-workshop.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const ofSection = {
  'contrast-listed': { rows: 3, name: 'EV/EBIT', note: 'EE. UU.:', basis: 'EBIT normalizado.' },
  'contrast-small-deals': { rows: 2, name: 'pymes', note: 'Pymes:', basis: 'EBITDA normalizado.' },
  'contrast-mid-market': {
    rows: 2,
    name: 'Mercado medio',
    note: 'Mercado medio:',
    basis: 'EBITDA normalizado.',
  },
};

test.each(crossCheckSections)(
  '%s alone is in the table, the chart and their notes',
  async (one) => {
    const { calculation, summary } = await buildReportView(valdeorzaDocument(), {
      sections: ['calculation', one],
    });
    const { basis, name, note, rows } = ofSection[one];
    const labels =
      calculation?.contrast?.table.rows.map(({ label }) => withPlainSpaces(label)) ?? [];
    expect(labels).toHaveLength(rows);
    expect(labels.filter((label) => !label.includes(name))).toEqual([]);
    const unweighted = summary.chart.bars.filter(({ weighted }) => !weighted);
    expect(unweighted.map(({ label }) => label)).toEqual([expect.stringContaining(name)]);
    const notes = Object.values(ofSection).map((section) => section.note);
    const shown = JSON.stringify(summary.chart.notes);
    expect(notes.filter((text) => shown.includes(text))).toEqual([note]);
    const margin = withPlainSpaces(JSON.stringify(calculation?.contrast?.margin));
    expect(margin).toContain(`Sobre el ${basis}`);
    expect(margin).not.toContain('los demás');
  },
);

test('the step that listed companies of another country carry is told where no other table tells it', async () => {
  const noteOf = async (document: Parameters<typeof buildReportView>[0]) => {
    const { calculation } = await buildReportView(document);
    return withPlainSpaces(JSON.stringify(calculation?.contrast?.margin.notes));
  };
  // With the adviser's own deals, EBIT of 397,500 at 14.74x is 5.86 M€; −50 % + 30 % · ln(5.859 / 5) / ln 6 =
  // −47.35 %
  const workshop = machiningWorkshop();
  expect(await noteOf(workshop)).toContain('5,86 M€ da −47,35 %.');
  const { deals, sizeStep } = dealsDocument().multiples;
  if (deals === undefined) throw new Error('no deals');
  // f(555,800) = 0.91 + 0.09 · ln(1.1116) / ln 2 = 0.92374; 5.25 · f · (14.98 / 10.8)^0.35 / 14.98 = 0.3630
  expect(
    await noteOf({ ...workshop, multiples: { ...workshop.multiples, deals, sizeStep } }),
  ).toContain('5,25 × 0,92374 × (14,98 / 10,8)^0,35 / 14,98 = 0,3630.');
});
