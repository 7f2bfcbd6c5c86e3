import type { BasisView } from '../basis/basis-view.ts';
import type { CompanyView } from '../company/company-view.ts';
import type { OutlineBlock } from './outline-block.ts';
import { charts, heading, notes, tables, whenPresent } from './heading-and-table-blocks.ts';

export const companyOutline = (view: CompanyView): OutlineBlock[] => [
  ...(view.facts === '' ? [] : [{ kind: 'prose', text: view.facts } as const]),
  {
    kind: 'facts',
    rows: view.keyFigures.map(({ label, value }) => ({ lead: label, text: value })),
  },
  ...whenPresent(view.charts, ({ margin, panels, title }) => [
    heading(title),
    charts('panel', ...panels),
    ...notes(margin.title, margin.notes),
  ]),
  ...whenPresent(view.sector, ({ head, margin, rows, title }) => [
    heading(title),
    {
      kind: 'words',
      columns: [head.label, head.company, head.sector, head.place],
      rows: rows.map(({ company, label, missing, sector, track }) => [
        label,
        company,
        sector,
        track === null ? missing : track.rangeText,
      ]),
    },
    ...notes(margin.title, margin.notes),
  ]),
];

export const basisOutline = (view: BasisView): OutlineBlock[] => [
  ...whenPresent(view.trajectory, ({ note, panels, title }) => [
    heading(title),
    charts('panel', ...panels),
    { kind: 'small', text: note },
  ]),
  ...whenPresent(view.accounts, ({ capital, notes: given, notesTitle, table, title }) => [
    heading(title),
    ...tables(table),
    ...whenPresent(capital, (one) => [heading(one.title), ...tables(one.table)]),
    ...notes(notesTitle, given),
  ]),
  ...[view.adjustments, view.projection, view.ratios].flatMap((part) =>
    whenPresent(part, ({ notes: given, notesTitle, table, title }) => [
      heading(title),
      ...tables(table),
      ...notes(notesTitle, given),
    ]),
  ),
];
