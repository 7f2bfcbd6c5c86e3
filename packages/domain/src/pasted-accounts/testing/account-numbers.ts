import { type PastedSample, pastedSheet } from './pasted-sample.ts';

/** Trial balances and statements with account numbers, alone or beside the account names. */
export const accountNumbers: readonly PastedSample[] = [
  {
    name: 'the numbers of the model in a column of their own',
    text: pastedSheet(`
Nº CUENTAS|Cuenta de pérdidas y ganancias|2024|2023
700, 701, 702, 703, 704, (706), (708), (709)|1. Importe neto de la cifra de negocios|640.000|600.000
(600), (601), (602), 606, 608, 609, 61*|4. Aprovisionamientos|(250.000)|(240.000)
(640), (641), (642), (643), (649)|6. Gastos de personal|(180.000)|(170.000)
(62), (631), (634), 636, 639, (65)|7. Otros gastos de explotación|(90.000)|(88.000)
(68)|8. Amortización del inmovilizado|(20.000)|(20.000)
`),
    years: [2024, 2023],
    lines: {
      revenue: [640_000, 600_000],
      supplies: [250_000, 240_000],
      personnel: [180_000, 170_000],
      otherOperatingExpenses: [90_000, 88_000],
      depreciationAndAmortization: [20_000, 20_000],
    },
  },
  {
    name: 'number and name in one cell',
    text: pastedSheet(`
|2024|2023
700 Ventas de mercaderías|500.000|480.000
705 Prestaciones de servicios|60.000|55.000
600 Compras de mercaderías|(220.000)|(210.000)
610 Variación de existencias de mercaderías|(5.000)|2.000
640 Sueldos y salarios|(120.000)|(115.000)
642 Seguridad Social a cargo de la empresa|(38.000)|(36.000)
621 Arrendamientos y cánones|(24.000)|(24.000)
623 Servicios de profesionales independientes|(9.000)|(8.500)
631 Otros tributos|(1.200)|(1.100)
681 Amortización del inmovilizado material|(15.000)|(15.500)
`),
    years: [2024, 2023],
    lines: {
      revenue: [560_000, 535_000],
      supplies: [225_000, 208_000],
      personnel: [158_000, 151_000],
      otherOperatingExpenses: [34_200, 33_600],
      depreciationAndAmortization: [15_000, 15_500],
    },
  },
  {
    name: 'a trial balance with groups and their accounts counts each once',
    text: pastedSheet(`
Cuenta|Descripción|2024
60|Compras|-200.000
600|Compras de mercaderías|-180.000
602|Compras de otros aprovisionamientos|-20.000
62|Servicios exteriores|-50.000
621|Arrendamientos|-30.000
629|Otros servicios|-20.000
64|Gastos de personal|-90.000
70|Ventas|400.000
`),
    years: [2024],
    lines: {
      supplies: [200_000],
      otherOperatingExpenses: [50_000],
      personnel: [90_000],
      revenue: [400_000],
    },
  },
  {
    name: 'accounts of nine digits with names nobody knows',
    text: pastedSheet(`
Cuenta|Título|Saldo 2024
700000001|CLIENTES NACIONALES ZONA NORTE|210.345,12
700000002|CLIENTES EXPORTACION|90.000,00
600000014|ACEROS DEL NORTE|-101.000,00
629000003|MATERIAL DE OFICINA|-1.250,40
649000000|CURSOS|-800,00
`),
    years: [2024],
    lines: {
      revenue: [300_345.12],
      supplies: [101_000],
      otherOperatingExpenses: [1_250.4],
      personnel: [800],
    },
  },
  {
    name: 'balances of the ledger: income on the credit side is negative',
    text: pastedSheet(`
Cuenta|Saldo 2024
700 Ventas|-300.000
759 Ingresos por servicios diversos|-4.000
600 Compras|120.000
640 Sueldos|80.000
628 Suministros|12.000
681 Amortización|9.000
`),
    years: [2024],
    lines: {
      revenue: [300_000],
      otherIncome: [4_000],
      supplies: [120_000],
      personnel: [80_000],
      otherOperatingExpenses: [12_000],
      depreciationAndAmortization: [9_000],
    },
  },
  {
    name: 'numbers of the balance, and those that turn nothing over',
    text: pastedSheet(`
|2024
213 Maquinaria|150.000
281 Amortización acumulada|-60.000
300 Mercaderías|70.000
430 Clientes|120.000
440 Deudores|5.000
400 Proveedores|80.000
410 Acreedores por prestaciones de servicios|20.000
572 Bancos|33.000
`),
    years: [2024],
    lines: {
      inventories: [70_000],
      tradeReceivables: [125_000],
      tradePayables: [100_000],
    },
  },
  {
    name: 'numbers without any name',
    text: pastedSheet(`
|2024|2023
70|900.000|850.000
60|-400.000|-380.000
64|-250.000|-240.000
62|-100.000|-98.000
68|-30.000|-30.000
`),
    years: [2024, 2023],
    lines: {
      revenue: [900_000, 850_000],
      supplies: [400_000, 380_000],
      personnel: [250_000, 240_000],
      otherOperatingExpenses: [100_000, 98_000],
      depreciationAndAmortization: [30_000, 30_000],
    },
  },
  {
    name: 'a number of a group that is no account of operations is told, one that is none is asked',
    text: pastedSheet(`
|2024
705 Servicios|80.000
662 Intereses de deudas|-1.500
999 Ajuste interno|-700
Ajuste de cierre|-300
640 Sueldos|-40.000
`),
    years: [2024],
    lines: { revenue: [80_000], personnel: [40_000], interestExpense: [1_500] },
    asks: ['row:ajuste de cierre'],
  },
  {
    name: 'a number behind the name',
    text: pastedSheet(`
Partida|2024|2023
Ventas (700)|75.000|70.000
Compras (600)|-25.000|-24.000
Varios (629)|-3.000|-2.800
`),
    years: [2024, 2023],
    lines: {
      revenue: [75_000, 70_000],
      supplies: [25_000, 24_000],
      otherOperatingExpenses: [3_000, 2_800],
    },
  },
];
