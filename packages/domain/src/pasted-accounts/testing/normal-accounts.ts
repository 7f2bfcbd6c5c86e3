import { type PastedSample, pastedSheet } from './pasted-sample.ts';

/** Accounts in the normal model of the annual accounts, in Spanish. */
export const normalAccounts: readonly PastedSample[] = [
  {
    name: 'the normal statement, with its numbering and parentheses',
    text: pastedSheet(`
CUENTA DE PÉRDIDAS Y GANANCIAS|Notas|2024|2023
A) OPERACIONES CONTINUADAS|||
1. Importe neto de la cifra de negocios|22|4.812.300|4.501.120
a) Ventas||4.700.000|4.400.000
b) Prestaciones de servicios||112.300|101.120
4. Aprovisionamientos|22|(2.105.400)|(1.980.700)
a) Consumo de mercaderías||(1.905.400)|(1.800.700)
c) Trabajos realizados por otras empresas||(200.000)|(180.000)
5. Otros ingresos de explotación||15.200|12.050
6. Gastos de personal|22|(1.210.000)|(1.150.300)
a) Sueldos, salarios y asimilados||(940.000)|(893.300)
b) Cargas sociales||(270.000)|(257.000)
7. Otros gastos de explotación||(702.100)|(688.450)
a) Servicios exteriores||(690.000)|(677.000)
b) Tributos||(12.100)|(11.450)
8. Amortización del inmovilizado|5, 7|(141.000)|(138.900)
A.1) RESULTADO DE EXPLOTACIÓN||669.000|554.820
`),
    years: [2024, 2023],
    lines: {
      revenue: [4_812_300, 4_501_120],
      supplies: [2_105_400, 1_980_700],
      otherIncome: [15_200, 12_050],
      personnel: [1_210_000, 1_150_300],
      otherOperatingExpenses: [702_100, 688_450],
      depreciationAndAmortization: [141_000, 138_900],
    },
  },
  {
    name: 'parts without the line that sums them are added up',
    text: pastedSheet(`
|2024|2023
Ventas|900.000|850.000
Prestaciones de servicios|100.000|90.000
Consumo de mercaderías|-400.000|-380.000
Consumo de materias primas y otras materias consumibles|-50.000|-45.000
Sueldos, salarios y asimilados|-200.000|-195.000
Cargas sociales|-60.000|-58.500
Servicios exteriores|-120.000|-115.000
Tributos|-5.000|-4.900
Amortización del inmovilizado|-40.000|-41.000
`),
    years: [2024, 2023],
    lines: {
      revenue: [1_000_000, 940_000],
      supplies: [450_000, 425_000],
      personnel: [260_000, 253_500],
      otherOperatingExpenses: [125_000, 119_900],
      depreciationAndAmortization: [40_000, 41_000],
    },
  },
  {
    name: 'oldest year first, and an empty line between groups',
    text: pastedSheet(`
Concepto|Ejercicio 2021|Ejercicio 2022|Ejercicio 2023

Importe neto de la cifra de negocios|1.200.000,00 €|1.310.500,50 €|1.402.333,10 €

Aprovisionamientos|-510.000,00 €|-560.100,25 €|-601.000,00 €
Gastos de personal|-300.000,00 €|-322.000,00 €|-340.000,00 €
Otros gastos de explotación|-150.000,00 €|-160.000,00 €|-171.400,00 €
`),
    years: [2021, 2022, 2023],
    lines: {
      revenue: [1_200_000, 1_310_500.5, 1_402_333.1],
      supplies: [510_000, 560_100.25, 601_000],
      personnel: [300_000, 322_000, 340_000],
      otherOperatingExpenses: [150_000, 160_000, 171_400],
    },
  },
  {
    name: 'closing days as heads, and a column of change that is no year',
    text: pastedSheet(`
(Euros)|31/12/2024|31/12/2023|Var. %
Importe neto de la cifra de negocios|2.000.000|1.900.000|5,3 %
Trabajos realizados por la empresa para su activo|30.000|0|
Aprovisionamientos|(800.000)|(770.000)|3,9 %
Gastos de personal|(600.000)|(580.000)|3,4 %
Otros gastos de explotación|(300.000)|(290.000)|3,4 %
Amortización del inmovilizado|(90.000)|(85.000)|5,9 %
Imputación de subvenciones de inmovilizado no financiero y otras|4.000|4.000|0,0 %
Deterioro y resultado por enajenaciones del inmovilizado|(1.500)|200|
`),
    years: [2024, 2023],
    lines: {
      revenue: [2_000_000, 1_900_000],
      otherIncome: [30_000, 0],
      supplies: [800_000, 770_000],
      personnel: [600_000, 580_000],
      otherOperatingExpenses: [300_000, 290_000],
      depreciationAndAmortization: [90_000, 85_000],
    },
  },
  {
    name: 'several lines of income go into one row',
    text: pastedSheet(`
|2024
1. Importe neto de la cifra de negocios|3.000.000
2. Variación de existencias de productos terminados y en curso de fabricación|(20.000)
3. Trabajos realizados por la empresa para su activo|50.000
5. Otros ingresos de explotación|12.000
a) Ingresos accesorios y otros de gestión corriente|9.000
b) Subvenciones de explotación incorporadas al resultado del ejercicio|3.000
`),
    years: [2024],
    lines: { revenue: [3_000_000], otherIncome: [42_000] },
  },
  {
    name: 'the balance: what turns over, and nothing else',
    text: pastedSheet(`
ACTIVO|2024|2023
A) ACTIVO NO CORRIENTE|1.100.000|1.150.000
I. Inmovilizado intangible|20.000|25.000
II. Inmovilizado material|1.080.000|1.125.000
B) ACTIVO CORRIENTE|1.445.000|1.360.000
II. Existencias|410.000|395.000
1. Comerciales|300.000|290.000
2. Materias primas y otros aprovisionamientos|110.000|105.000
III. Deudores comerciales y otras cuentas a cobrar|835.000|790.000
1. Clientes por ventas y prestaciones de servicios|800.000|760.000
6. Otros créditos con las Administraciones Públicas|35.000|30.000
VII. Efectivo y otros activos líquidos equivalentes|200.000|175.000
TOTAL ACTIVO (A + B)|2.545.000|2.510.000
PATRIMONIO NETO Y PASIVO||
A) PATRIMONIO NETO|1.300.000|1.200.000
B) PASIVO NO CORRIENTE|600.000|700.000
C) PASIVO CORRIENTE|645.000|610.000
V. Acreedores comerciales y otras cuentas a pagar|520.000|495.000
1. Proveedores|430.000|410.000
6. Otras deudas con las Administraciones Públicas|90.000|85.000
`),
    years: [2024, 2023],
    asks: ['row:pasivo no corriente', 'parent:pasivo corriente'],
    answers: { 'row:pasivo no corriente': 'none', 'parent:pasivo corriente': 'parts' },
    lines: {
      inventories: [410_000, 395_000],
      tradeReceivables: [835_000, 790_000],
      tradePayables: [520_000, 495_000],
      equity: [1_300_000, 1_200_000],
    },
  },
  {
    name: 'debtors and creditors by their parts alone',
    text: pastedSheet(`
Balance|2024
Comerciales|210.000
Productos terminados|40.000
Clientes por ventas y prestaciones de servicios|500.000
Deudores varios|12.000
Proveedores|300.000
Acreedores varios|45.000
Anticipos de clientes|8.000
`),
    years: [2024],
    lines: { inventories: [250_000], tradeReceivables: [512_000], tradePayables: [353_000] },
  },
  {
    name: 'down to the result, with what stands below operations',
    text: pastedSheet(`
|2024|2023
Importe neto de la cifra de negocios|1.000|900
Aprovisionamientos|-400|-380
Gastos de personal|-250|-240
Otros gastos de explotación|-150|-145
Amortización del inmovilizado|-50|-50
RESULTADO DE EXPLOTACIÓN|150|85
Ingresos financieros|2|1
Gastos financieros|-20|-18
RESULTADO FINANCIERO|-18|-17
RESULTADO ANTES DE IMPUESTOS|132|68
Impuestos sobre beneficios|-33|-17
RESULTADO DEL EJERCICIO|99|51
`),
    years: [2024, 2023],
    asks: ['unit'],
    answers: { unit: '1' },
    lines: {
      revenue: [1_000, 900],
      supplies: [400, 380],
      personnel: [250, 240],
      otherOperatingExpenses: [150, 145],
      depreciationAndAmortization: [50, 50],
      interestExpense: [20, 18],
      netIncome: [99, 51],
    },
  },
  {
    name: 'no heads: whose year a column is has to be asked',
    text: pastedSheet(`
Importe neto de la cifra de negocios|5.000.000|4.800.000
Aprovisionamientos|(2.000.000)|(1.900.000)
Gastos de personal|(1.500.000)|(1.450.000)
`),
    years: [2024, 2023],
    asks: ['year:0:2', 'year:0:3'],
    answers: { 'year:0:2': '2024', 'year:0:3': '2023' },
    lines: {
      revenue: [5_000_000, 4_800_000],
      supplies: [2_000_000, 1_900_000],
      personnel: [1_500_000, 1_450_000],
    },
  },
  {
    name: 'payments for investments of the cash flow statement',
    text: pastedSheet(`
ESTADO DE FLUJOS DE EFECTIVO|2024|2023
6. Pagos por inversiones (-)|(320.000)|(150.000)
b) Inmovilizado intangible|(20.000)|(10.000)
c) Inmovilizado material|(300.000)|(140.000)
7. Cobros por desinversiones (+)|5.000|0
`),
    years: [2024, 2023],
    lines: { capitalExpenditure: [320_000, 150_000] },
  },
];
