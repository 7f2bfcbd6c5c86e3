import type { CalculationView } from '../calculation-view.ts';
import type { MultiplesView } from '../multiples/multiples-view.ts';
import type { OutlineBlock } from './outline-block.ts';
import { charts, heading, ledger, notes, tables, titledTable, where } from './chapter.ts';

const multiplesOutline = (view: MultiplesView): OutlineBlock[] => [
  ...where(view.table, (table) => [heading(view.title), ...tables(table)]),
  ...where(view.several, ({ table, title }) => [heading(title), ...tables(table)]),
  ...where(view.sizeStep, (step) => [charts('size-step', step)]),
  ...view.margin.flatMap((margin) => notes(margin.title, margin.notes)),
  ...where(view.comparables, titledTable),
  ...where(view.evidence, titledTable),
];

/** In the order in which the value is reached. */
export const calculationOutline = (view: CalculationView): OutlineBlock[] => [
  ...where(view.leases, titledTable),
  ...where(view.costOfCapital, ledger),
  ...where(view.terminal, ledger),
  ...ledger(view.bridge),
  ...notes(view.margin.title, view.margin.notes),
  ...where(view.specificRisk, (risk) => [
    ...ledger(risk),
    ...notes(risk.margin.title, risk.margin.notes),
  ]),
  ...where(view.multiples, multiplesOutline),
  ...where(view.range, titledTable),
  ...where(view.bridgeChart, ({ chart, margin, title }) => [
    heading(title),
    charts('waterfall', chart),
    ...notes(margin.title, margin.notes),
  ]),
  ...[view.sensitivity, view.weights, view.contrast].flatMap((part) => where(part, titledTable)),
  ...where(view.discounts, (discounts) => [
    ...ledger(discounts),
    ...notes(discounts.margin.title, discounts.margin.notes),
  ]),
];
