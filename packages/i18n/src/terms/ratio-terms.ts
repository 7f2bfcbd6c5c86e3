import { msg } from '@lingui/core/macro';
import { valuationTerms } from './valuation-terms.ts';

const { accountFigures, ratioLines, bridgeItems, bridgeFigures, company } = valuationTerms;

/** The names of a ratio's numerator and denominator. */
export const ratioOperandTerms = {
  revenue: accountFigures.revenue,
  previousRevenue: msg`Ventas del año anterior`,
  supplies: accountFigures.supplies,
  ebitda: accountFigures.ebitda,
  ebit: accountFigures.ebit,
  interestExpense: ratioLines.interestExpense,
  netIncome: ratioLines.netIncome,
  capitalExpenditure: accountFigures.capitalExpenditure,
  depreciationAndAmortization: accountFigures.depreciationAndAmortization,
  inventories: accountFigures.inventories,
  tradeReceivables: accountFigures.tradeReceivables,
  tradePayables: accountFigures.tradePayables,
  netWorkingCapital: accountFigures.netWorkingCapital,
  financialDebt: bridgeItems.financialDebt,
  netFinancialDebt: bridgeFigures.netFinancialDebt,
  equity: ratioLines.equity,
  employees: company.employees,
};

/** The name of each ratio, and a sentence about its meaning; `{value}` and `{year}` are the latest ones. */
export const ratioTerms = {
  revenueGrowth: {
    name: msg`Crecimiento de las ventas`,
    sentence: msg({ message: 'En {year} las ventas cambian un {value} frente al año anterior.' }),
  },
  ebitdaMargin: {
    name: msg`Margen EBITDA`,
    sentence: msg({
      message:
        'En {year} el negocio deja un {value} de lo que vende antes de amortizar, pagar intereses e impuestos.',
    }),
  },
  ebitMargin: {
    name: msg`Margen EBIT`,
    sentence: msg({
      message:
        'En {year} queda un {value} de las ventas una vez repuesto el desgaste de los activos.',
    }),
  },
  netMargin: {
    name: msg`Margen neto`,
    sentence: msg({ message: 'En {year} llega a los socios un {value} de las ventas.' }),
  },
  grossMargin: {
    name: msg`Margen bruto`,
    sentence: msg({
      message:
        'En {year} queda un {value} de las ventas después de pagar lo que se compra para vender.',
    }),
  },
  capitalExpenditureToRevenue: {
    name: msg`Capex sobre ventas`,
    sentence: msg({ message: 'En {year} se invierte un {value} de las ventas.' }),
  },
  capitalExpenditureToDepreciation: {
    name: msg`Capex sobre amortización`,
    sentence: msg({
      message:
        'En {year} se invierte {value} lo que se amortiza; por debajo de 1x los activos envejecen.',
    }),
  },
  cashConversion: {
    name: msg`Conversión en caja`,
    sentence: msg({
      message: 'En {year} un {value} del EBITDA queda libre después de invertir.',
    }),
  },
  netWorkingCapitalToRevenue: {
    name: msg`Circulante sobre ventas`,
    sentence: msg({
      message: 'En {year} el día a día tiene inmovilizado un {value} de las ventas.',
    }),
  },
  inventoryDaysOfSupplies: {
    name: msg`Días de existencias sobre compras`,
    sentence: msg({
      message: 'En {year} las existencias equivalen a {value} días de aprovisionamientos.',
    }),
  },
  receivableDays: {
    name: msg`Días de cobro`,
    sentence: msg({ message: 'En {year} los clientes pagan, de media, a los {value} días.' }),
  },
  payableDaysOfSupplies: {
    name: msg`Días de pago sobre compras`,
    sentence: msg({
      message: 'En {year} se paga a los proveedores, de media, a los {value} días de comprar.',
    }),
  },
  netDebtToEbitda: {
    name: msg`Deuda financiera neta sobre EBITDA contable`,
    sentence: msg({
      message:
        'En {year} la deuda financiera neta, sobre la tesorería mínima, equivale a {value} el EBITDA contable.',
    }),
  },
  debtToEquity: {
    name: msg`Deuda sobre patrimonio`,
    sentence: msg({
      message: 'En {year} la deuda financiera es {value} el patrimonio neto contable.',
    }),
  },
  interestCoverage: {
    name: msg`Cobertura de intereses`,
    sentence: msg({ message: 'En {year} el EBIT cubre {value} los gastos financieros.' }),
  },
  returnOnEquity: {
    name: msg`Rentabilidad del patrimonio (ROE)`,
    sentence: msg({ message: 'En {year} el patrimonio de los socios rinde un {value}.' }),
  },
  returnOnCapitalEmployed: {
    name: msg`Rentabilidad del capital empleado (ROCE)`,
    sentence: msg({
      message: 'En {year} el capital de socios y bancos rinde un {value} antes de impuestos.',
    }),
  },
  revenuePerEmployee: {
    name: msg`Ventas por empleado`,
    sentence: msg({ message: 'En {year} cada empleado sostiene {value} de ventas.' }),
  },
};

/**
 * The texts for a ratio with a denominator of zero or less. `{denominator}` is its name, `{years}` the years concerned.
 */
export const meaninglessRatioTerms = {
  short: msg`n. s.`,
  reason: msg({
    message: 'n. s. en {years}: no significativo, porque «{denominator}» es cero o negativo.',
  }),
};
