import type { BudgetRow } from '@valia/domain/budgets/budget-document.ts';

export interface DemoBudgetRow extends Pick<BudgetRow, 'section' | 'line' | 'label'> {
  budget: number[];
  actual: number[];
  /** By month, from 0. */
  reasons?: Readonly<Record<number, string>>;
}

const each = (amount: number): number[] => Array.from({ length: 12 }, () => amount);

/** What a firm of two people budgets for a year, and what became of it. */
export const demoBudgetRows: readonly DemoBudgetRow[] = [
  {
    section: 'income',
    line: 'revenue',
    label: 'Valoraciones e informes',
    budget: [
      8500, 9500, 12_000, 10_500, 12_500, 12_000, 10_000, 4000, 11_500, 11_500, 12_000, 9500,
    ],
    actual: [
      8900, 10_200, 12_450, 10_800, 13_100, 12_600, 10_250, 3900, 12_750, 13_400, 12_300, 9100,
    ],
  },
  {
    section: 'income',
    line: 'revenue',
    label: 'Honorarios de éxito',
    budget: [0, 0, 20_000, 14_000, 0, 30_000, 0, 0, 0, 24_000, 0, 42_000],
    actual: [0, 0, 0, 31_500, 0, 36_000, 0, 0, 18_750, 38_200, 0, 40_500],
    reasons: {
      2: 'La firma de Embutidos Arlabán pasó a abril',
      3: 'Venta de Embutidos Arlabán, prevista en marzo',
      8: 'Hito de firma de Talleres Ordóñez, adelantado',
      9: 'Venta de Hornos Valdecerra, a un precio mayor del previsto',
    },
  },
  {
    section: 'income',
    line: 'revenue',
    label: 'Cuotas de encargo',
    budget: [6000, 6000, 6000, 8000, 8000, 8000, 9000, 9000, 9000, 9000, 9000, 9000],
    actual: [6000, 6000, 6000, 9000, 9000, 9000, 9000, 9000, 12_000, 12_000, 9000, 9000],
  },
  {
    section: 'income',
    line: 'revenue',
    label: 'Comisiones por referencias',
    budget: [...each(1400).slice(2), 1500, 1500],
    actual: [2100, 0, 1850, 900, 2400, 1200, 0, 0, 3150, 1750, 1100, 1600],
  },
  {
    section: 'income',
    line: 'otherIncome',
    label: 'Formación y otros',
    budget: [...each(640).slice(2), 800, 800],
    actual: [650, 900, 800, 1100, 750, 0, 0, 0, 1200, 850, 700, 750],
  },
  {
    section: 'cost',
    line: 'personnel',
    label: 'Personal',
    budget: each(12_400).with(5, 18_600).with(11, 18_600),
    actual: [
      12_400, 12_400, 12_400, 12_650, 12_650, 18_975, 12_650, 12_650, 12_650, 12_650, 12_650,
      18_975,
    ],
  },
  {
    section: 'cost',
    line: 'supplies',
    label: 'Colaboradores externos',
    budget: [...each(1980).slice(2), 1800, 3600],
    actual: [1650, 2100, 1900, 3450, 2050, 3600, 1400, 0, 3900, 4150, 1750, 3500],
  },
  {
    section: 'cost',
    line: 'otherOperatingExpenses',
    label: 'Oficina y suministros',
    budget: each(1950),
    actual: [1985, 2010, 1940, 1925, 1910, 1945, 2040, 1870, 1915, 1950, 1930, 1960],
  },
  {
    section: 'cost',
    line: 'otherOperatingExpenses',
    label: 'Software y bases de datos',
    budget: each(980),
    actual: [980, 980, 980, 980, 1240, 1240, 1240, 1240, 1240, 1240, 1240, 1240],
  },
  {
    section: 'cost',
    line: 'otherOperatingExpenses',
    label: 'Marketing y viajes',
    budget: [...each(960).slice(2), 900, 900],
    actual: [640, 1120, 1760, 820, 1030, 1180, 450, 120, 1690, 1240, 870, 940],
  },
  {
    section: 'cost',
    line: 'otherOperatingExpenses',
    label: 'Seguros, gestoría y otros',
    budget: each(450).with(0, 1350),
    actual: [1415, 450, 450, 520, 450, 450, 450, 450, 480, 450, 450, 450],
  },
];
