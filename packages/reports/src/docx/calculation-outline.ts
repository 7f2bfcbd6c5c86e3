import type { CalculationView } from '../calculation-view.ts';
import type { MultiplesView } from '../multiples/multiples-view.ts';
import type { OutlineBlock } from './outline-block.ts';
import {
  charts,
  heading,
  ledger,
  notes,
  tables,
  titledTable,
  whenPresent,
} from './heading-and-table-blocks.ts';

const multiplesOutline = (view: MultiplesView): OutlineBlock[] => [
  ...whenPresent(view.table, (table) => [heading(view.title), ...tables(table)]),
  ...whenPresent(view.several, ({ table, title }) => [heading(title), ...tables(table)]),
  ...whenPresent(view.sizeStep, (step) => [charts('size-step', step)]),
  ...view.margin.flatMap((margin) => notes(margin.title, margin.notes)),
  ...whenPresent(view.comparables, titledTable),
  ...whenPresent(view.evidence, titledTable),
];

/** In the order in which the value is computed. */
export const calculationOutline = (view: CalculationView): OutlineBlock[] => [
  ...whenPresent(view.leases, titledTable),
  ...whenPresent(view.costOfCapital, ledger),
  ...whenPresent(view.terminal, ledger),
  ...ledger(view.bridge),
  ...notes(view.margin.title, view.margin.notes),
  ...whenPresent(view.specificRisk, (risk) => [
    ...ledger(risk),
    ...notes(risk.margin.title, risk.margin.notes),
  ]),
  ...whenPresent(view.multiples, multiplesOutline),
  ...whenPresent(view.range, titledTable),
  ...whenPresent(view.bridgeChart, ({ chart, margin, title }) => [
    heading(title),
    charts('waterfall', chart),
    ...notes(margin.title, margin.notes),
  ]),
  ...[view.sensitivity, view.weights, view.contrast].flatMap((part) =>
    whenPresent(part, titledTable),
  ),
  ...whenPresent(view.discounts, (discounts) => [
    ...ledger(discounts),
    ...notes(discounts.margin.title, discounts.margin.notes),
  ]),
];
