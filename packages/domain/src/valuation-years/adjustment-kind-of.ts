import type { AdjustmentKind } from './adjustment-edits.ts';

/** The labels of common adjustments in the document, each in the language of the user who added it. */
const labels: Readonly<Record<AdjustmentKind, readonly string[]>> = {
  partnersPay: [
    'Retribución de los socios a mercado',
    'Retribució dels socis a preu de mercat',
    'Partners’ pay at market',
  ],
  familyPay: [
    'Sueldos de familiares que no trabajan',
    'Sous de familiars que no treballen',
    'Pay of family who do not work',
  ],
  rentToPartners: [
    'Alquiler a los socios a mercado',
    'Lloguer als socis a preu de mercat',
    'Rent to partners at market',
  ],
  vehicles: ['Vehículos de uso particular', 'Vehicles d’ús particular', 'Vehicles for private use'],
  personalExpenses: ['Gastos personales', 'Despeses personals', 'Personal expenses'],
  oneOffCost: ['Gasto extraordinario', 'Despesa extraordinària', 'One-off cost'],
  oneOffIncome: ['Ingreso extraordinario', 'Ingrés extraordinari', 'One-off income'],
};

const kindOfLabel: ReadonlyMap<string, AdjustmentKind> = new Map(
  (Object.keys(labels) as AdjustmentKind[]).flatMap((kind) =>
    labels[kind].map((label) => [label, kind] as const),
  ),
);

/** The common adjustment with this product label; null when a user wrote the label. */
export const adjustmentKindOf = (label: string): AdjustmentKind | null =>
  kindOfLabel.get(label) ?? null;
