/** A small canning company as its adviser types it: ten lines of accounts, in Spanish notation. */
export const sampleCompany = {
  name: 'Conservas Valdeorza, S.L.',
  sector: 'Alimentación y bebidas',
  accounts: [
    ['revenue', '11.206.300'],
    ['otherIncome', '62.200'],
    ['supplies', '6.634.100'],
    ['personnel', '1.988.300'],
    ['otherOperatingExpenses', '1.456.100'],
    ['depreciationAndAmortization', '321.500'],
    ['capitalExpenditure', '368.400'],
    ['inventories', '1.742.300'],
    ['tradeReceivables', '1.986.400'],
    ['tradePayables', '1.487.500'],
  ],
  perYear: [
    ['Crecimiento', 'revenueGrowth', ['4', '4', '3,5', '3', '2,5']],
    ['Margen EBITDA', 'ebitdaMargin', ['10,6', '10,7', '10,8', '10,9', '11']],
  ],
  constant: [
    ['Amortización sobre ventas', '2,9'],
    ['Capex sobre ventas', '3,2'],
    ['Circulante sobre ventas', '20'],
  ],
  costOfCapital: [
    ['Tipo libre de riesgo', '2,85'],
    ['Beta desapalancada', '0,37'],
    ['Deuda sobre fondos propios', '40'],
    ['Prima por tamaño', '3,5'],
    ['Prima de riesgo específico', '2'],
    ['Diferencial de la deuda', '0,78'],
  ],
  terminalGrowth: '2',
  /** Chosen by hand, as in the worked example: the curve would result in another size adjustment. */
  sizeStep: '-35',
  bridge: [
    ['Deuda financiera', '2.640.000'],
    ['Tesorería', '884.000'],
    ['Tesorería mínima operativa', '300.000'],
    ['Partidas asimilables a deuda', '96.000'],
    ['Activos no operativos', '285.000'],
    ['Posición fiscal', '-41.700'],
  ],
  // 0.6 × 6,868,553.91 (DCF) + 0.4 × 7,218,600 (1,190,000 × 11.8 × 0.65 − 1,908,700): the worked example of the engine.
  equity: '7.008.572',
} as const;
