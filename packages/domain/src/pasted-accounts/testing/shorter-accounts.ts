import { type PastedSample, pastedSheet } from './pasted-sample.ts';

/** Accounts in the abbreviated model and the model of small and medium companies, in Spanish. */
export const shorterAccounts: readonly PastedSample[] = [
  {
    name: 'abbreviated, with a column of notes that is filled',
    text: pastedSheet(`
PÉRDIDAS Y GANANCIAS ABREVIADA|Nota|Ejercicio 2024|Ejercicio 2023
1. Importe neto de la cifra de negocios|12|845.200|790.100
4. Aprovisionamientos|12.1|(401.000)|(380.000)
6. Gastos de personal|13|(220.000)|(210.500)
7. Otros gastos de explotación||(98.200)|(95.000)
8. Amortización del inmovilizado|5|(21.000)|(22.300)
13. Otros resultados||(350)|1.200
`),
    years: [2024, 2023],
    lines: {
      revenue: [845_200, 790_100],
      supplies: [401_000, 380_000],
      personnel: [220_000, 210_500],
      otherOperatingExpenses: [98_200, 95_000],
      depreciationAndAmortization: [21_000, 22_300],
    },
  },
  {
    name: 'costs as positive amounts',
    text: pastedSheet(`
|2023|2024
Importe neto de la cifra de negocios|610.000|640.000
Aprovisionamientos|280.000|290.000
Gastos de personal|150.000|158.000
Otros gastos de explotación|80.000|82.000
Amortización del inmovilizado|12.000|12.500
`),
    years: [2023, 2024],
    lines: {
      revenue: [610_000, 640_000],
      supplies: [280_000, 290_000],
      personnel: [150_000, 158_000],
      otherOperatingExpenses: [80_000, 82_000],
      depreciationAndAmortization: [12_000, 12_500],
    },
  },
  {
    name: 'a credit among negative costs stays a credit',
    text: pastedSheet(`
|2024|2023
Importe neto de la cifra de negocios|500.000|480.000
Aprovisionamientos|(200.000)|(190.000)
Gastos de personal|(150.000)|(140.000)
Otros gastos de explotación|(60.000)|2.000
`),
    years: [2024, 2023],
    asks: ['sign:0'],
    answers: { 'sign:0': 'costs-negative' },
    lines: {
      revenue: [500_000, 480_000],
      supplies: [200_000, 190_000],
      personnel: [150_000, 140_000],
      otherOperatingExpenses: [60_000, -2_000],
    },
  },
  {
    name: 'minus signs behind, true minus signs, and dashes for nothing',
    text: pastedSheet(`
|2024|2023
Importe neto de la cifra de negocios|1.234.567|1.100.000
Otros ingresos de explotación|-|3.500
Aprovisionamientos|600.000-|550.000-
Gastos de personal|−300.000|−280.000
Otros gastos de explotación|–100.000|–90.000
`),
    years: [2024, 2023],
    lines: {
      revenue: [1_234_567, 1_100_000],
      otherIncome: [0, 3_500],
      supplies: [600_000, 550_000],
      personnel: [300_000, 280_000],
      otherOperatingExpenses: [100_000, 90_000],
    },
  },
  {
    name: 'an own name among the model’s is asked for',
    text: pastedSheet(`
|2024|2023
Importe neto de la cifra de negocios|700.000|680.000
Aprovisionamientos|(300.000)|(290.000)
Comisiones de agentes|(25.000)|(24.000)
Gastos de personal|(200.000)|(195.000)
Reparto a socios|(10.000)|(10.000)
`),
    years: [2024, 2023],
    lines: {
      revenue: [700_000, 680_000],
      supplies: [300_000, 290_000],
      personnel: [200_000, 195_000],
    },
    asks: ['row:comisiones de agentes', 'row:reparto a socios'],
  },
  {
    name: 'copied from a document, with spaces between the figures',
    text: `1. Importe neto de la cifra de negocios 1.045.200 998.700
4. Aprovisionamientos (512.000) (490.100)
6. Gastos de personal (260.000) (251.000)
7. Otros gastos de explotación (120.300) (118.000)
8. Amortización del inmovilizado (30.000) (29.500)
A) RESULTADO DE EXPLOTACIÓN 122.900 110.100`,
    years: [2024, 2023],
    asks: ['year:0:3', 'year:0:4'],
    answers: { 'year:0:3': '2024', 'year:0:4': '2023' },
    lines: {
      revenue: [1_045_200, 998_700],
      supplies: [512_000, 490_100],
      personnel: [260_000, 251_000],
      otherOperatingExpenses: [120_300, 118_000],
      depreciationAndAmortization: [30_000, 29_500],
    },
  },
  {
    name: 'separated by semicolons, with decimals',
    text: `Concepto;2024;2023
Importe neto de la cifra de negocios;812345,67;799000,10
Aprovisionamientos;-402000,00;-399999,99
Gastos de personal;-188000,50;-180000,00
Otros gastos de explotación;-77000,00;-75500,25`,
    years: [2024, 2023],
    lines: {
      revenue: [812_345.67, 799_000.1],
      supplies: [402_000, 399_999.99],
      personnel: [188_000.5, 180_000],
      otherOperatingExpenses: [77_000, 75_500.25],
    },
  },
  {
    name: 'of small companies: capitals, no accents, no numbering',
    text: pastedSheet(`
CONCEPTO|2024|2023|2022
IMPORTE NETO DE LA CIFRA DE NEGOCIOS|320.000|310.000|290.000
APROVISIONAMIENTOS|-120.000|-118.000|-110.000
GASTOS DE PERSONAL|-90.000|-88.000|-85.000
OTROS GASTOS DE EXPLOTACION|-50.000|-49.000|-47.000
AMORTIZACION DEL INMOVILIZADO|-9.000|-9.000|-9.500
`),
    years: [2024, 2023, 2022],
    lines: {
      revenue: [320_000, 310_000, 290_000],
      supplies: [120_000, 118_000, 110_000],
      personnel: [90_000, 88_000, 85_000],
      otherOperatingExpenses: [50_000, 49_000, 47_000],
      depreciationAndAmortization: [9_000, 9_000, 9_500],
    },
  },
  {
    name: 'a year that is missing in the middle of a row stays empty',
    text: pastedSheet(`
|2024|2023|2022
Cifra de negocios|100.000|90.000|80.000
Aprovisionamientos|-40.000||-32.000
Gastos de personal|-30.000|-28.000|
`),
    years: [2024, 2023, 2022],
    lines: {
      revenue: [100_000, 90_000, 80_000],
      supplies: [40_000, null, 32_000],
      personnel: [30_000, 28_000, null],
    },
  },
  {
    name: 'small companies’ balance, abbreviated',
    text: pastedSheet(`
BALANCE DE PYMES|2024|2023
I. Existencias|52.000|48.000
II. Deudores comerciales y otras cuentas a cobrar|98.500|95.000
1. Clientes por ventas y prestaciones de servicios|90.000|88.000
a) Clientes por ventas y prestaciones de servicios a corto plazo|90.000|88.000
3. Otros deudores|8.500|7.000
IV. Acreedores comerciales y otras cuentas a pagar|71.000|69.500
1. Proveedores|60.000|58.000
2. Otros acreedores|11.000|11.500
`),
    years: [2024, 2023],
    lines: {
      inventories: [52_000, 48_000],
      tradeReceivables: [98_500, 95_000],
      tradePayables: [71_000, 69_500],
    },
  },
  {
    name: 'the words of daily use',
    text: pastedSheet(`
Cuenta de resultados|2024|2023
Ventas|450.000|430.000
Compras|-180.000|-175.000
Personal|-120.000|-118.000
Gastos generales|-60.000|-58.000
EBITDA|90.000|79.000
Amortizaciones|-15.000|-15.000
EBIT|75.000|64.000
`),
    years: [2024, 2023],
    lines: {
      revenue: [450_000, 430_000],
      supplies: [180_000, 175_000],
      personnel: [120_000, 118_000],
      otherOperatingExpenses: [60_000, 58_000],
      depreciationAndAmortization: [15_000, 15_000],
    },
  },
  {
    name: 'in English notation',
    text: pastedSheet(`
|2024|2023
Importe neto de la cifra de negocios|1,250,400.50|1,180,000.00
Aprovisionamientos|(610,000.00)|(590,000.00)
Gastos de personal|(300,000.00)|(295,500.00)
`),
    years: [2024, 2023],
    lines: {
      revenue: [1_250_400.5, 1_180_000],
      supplies: [610_000, 590_000],
      personnel: [300_000, 295_500],
    },
  },
  {
    name: 'the same name twice is added up, and both rows are told',
    text: pastedSheet(`
|2024
Importe neto de la cifra de negocios|300.000
Otros gastos de explotación|(20.000)
Otros gastos de explotación|(5.000)
`),
    years: [2024],
    lines: { revenue: [300_000], otherOperatingExpenses: [25_000] },
  },
];
