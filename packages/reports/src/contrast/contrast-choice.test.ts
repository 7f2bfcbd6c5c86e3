import { contrastSections } from '@valia/domain/reports/report-choice.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import { plain, viewOf } from '../testing/view-of.ts';

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

test.each(contrastSections)('%s alone is in the table, the chart and their notes', async (one) => {
  const { calculation, summary } = await viewOf(valdeorzaDocument(), {
    sections: ['calculation', one],
  });
  const { basis, name, note, rows } = ofSection[one];
  const labels = calculation?.contrast?.table.rows.map(({ label }) => plain(label)) ?? [];
  expect(labels).toHaveLength(rows);
  expect(labels.filter((label) => !label.includes(name))).toEqual([]);
  const unweighted = summary.chart.bars.filter(({ weighted }) => !weighted);
  expect(unweighted.map(({ label }) => label)).toEqual([expect.stringContaining(name)]);
  const notes = Object.values(ofSection).map((section) => section.note);
  const shown = JSON.stringify(summary.chart.notes);
  expect(notes.filter((text) => shown.includes(text))).toEqual([note]);
  const margin = plain(JSON.stringify(calculation?.contrast?.margin));
  expect(margin).toContain(`Sobre el ${basis}`);
  expect(margin).not.toContain('los demás');
});
