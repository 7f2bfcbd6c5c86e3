import { inThreeLanguages, type InThreeLanguages } from './template-field.ts';

/** The lines of the tables that a valuation fills in, by the engine's own names. */
export const figureLineNames: Readonly<Record<string, InThreeLanguages>> = {
  revenue: inThreeLanguages('Ventas', 'Vendes', 'Revenue'),
  ebitda: inThreeLanguages('EBITDA', 'EBITDA', 'EBITDA'),
  normalisedEbitda: inThreeLanguages(
    'EBITDA normalizado',
    'EBITDA normalitzat',
    'Normalised EBITDA',
  ),
  depreciationAndAmortization: inThreeLanguages('Amortización', 'Amortització', 'D&A'),
  ebit: inThreeLanguages('EBIT', 'EBIT', 'EBIT'),
  capitalExpenditure: inThreeLanguages('Inversión (capex)', 'Inversió (capex)', 'Capex'),
  netWorkingCapital: inThreeLanguages(
    'Capital circulante operativo',
    'Capital circulant operatiu',
    'Net working capital',
  ),
  freeCashFlowToFirm: inThreeLanguages(
    'Flujo de caja libre',
    'Flux de caixa lliure',
    'Free cash flow',
  ),
  cash: inThreeLanguages('Caja', 'Caixa', 'Cash'),
  minimumCash: inThreeLanguages('Caja mínima', 'Caixa mínima', 'Minimum cash'),
  financialDebt: inThreeLanguages('Deuda financiera', 'Deute financer', 'Financial debt'),
  debtLikeItems: inThreeLanguages(
    'Partidas asimilables a deuda',
    'Partides assimilables a deute',
    'Debt-like items',
  ),
  netFinancialDebt: inThreeLanguages(
    'Deuda financiera neta',
    'Deute financer net',
    'Net financial debt',
  ),
  adjustments: inThreeLanguages('Total de ajustes', 'Total d’ajustos', 'Total adjustments'),
};
