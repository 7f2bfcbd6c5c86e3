import { type PastedSample, pastedSheet } from './pasted-sample.ts';

/** Accounts in the same models, in Catalan. */
export const catalanAccounts: readonly PastedSample[] = [
  {
    name: 'ca: the normal statement',
    text: pastedSheet(`
COMPTE DE PÈRDUES I GUANYS|Notes|2024|2023
1. Import net de la xifra de negocis|20|2.412.300|2.301.120
a) Vendes||2.400.000|2.290.000
b) Prestacions de serveis||12.300|11.120
4. Aprovisionaments|20|(1.005.400)|(980.700)
a) Consum de mercaderies||(1.005.400)|(980.700)
5. Altres ingressos d'explotació||5.200|2.050
6. Despeses de personal||(610.000)|(590.300)
a) Sous, salaris i assimilats||(470.000)|(455.300)
b) Càrregues socials||(140.000)|(135.000)
7. Altres despeses d'explotació||(302.100)|(288.450)
a) Serveis exteriors||(295.000)|(282.000)
b) Tributs||(7.100)|(6.450)
8. Amortització de l'immobilitzat|5|(71.000)|(68.900)
A.1) RESULTAT D'EXPLOTACIÓ||429.000|374.820
`),
    years: [2024, 2023],
    lines: {
      revenue: [2_412_300, 2_301_120],
      supplies: [1_005_400, 980_700],
      otherIncome: [5_200, 2_050],
      personnel: [610_000, 590_300],
      otherOperatingExpenses: [302_100, 288_450],
      depreciationAndAmortization: [71_000, 68_900],
    },
  },
  {
    name: 'ca: with the curly apostrophe',
    text: pastedSheet(`
|2024|2023
Import net de la xifra de negocis|810.000|790.000
Treballs realitzats per l’empresa per al seu actiu|10.000|0
Aprovisionaments|-300.000|-295.000
Despeses de personal|-240.000|-236.000
Altres despeses d’explotació|-110.000|-108.000
Amortització de l’immobilitzat|-25.000|-25.000
`),
    years: [2024, 2023],
    lines: {
      revenue: [810_000, 790_000],
      otherIncome: [10_000, 0],
      supplies: [300_000, 295_000],
      personnel: [240_000, 236_000],
      otherOperatingExpenses: [110_000, 108_000],
      depreciationAndAmortization: [25_000, 25_000],
    },
  },
  {
    name: 'ca: the balance',
    text: pastedSheet(`
ACTIU|31.12.2024|31.12.2023
I. Existències|88.000|86.000
II. Deutors comercials i altres comptes a cobrar|190.000|184.000
1. Clients per vendes i prestacions de serveis|180.000|176.000
VI. Efectiu i altres actius líquids equivalents|45.000|39.000
PATRIMONI NET|330.000|300.000
IV. Creditors comercials i altres comptes a pagar|140.000|138.000
1. Proveïdors|120.000|119.000
`),
    years: [2024, 2023],
    asks: [
      'parent:deutors comercials i altres comptes a cobrar',
      'parent:creditors comercials i altres comptes a pagar',
    ],
    answers: {
      'parent:deutors comercials i altres comptes a cobrar': 'parent',
      'parent:creditors comercials i altres comptes a pagar': 'parent',
    },
    lines: {
      inventories: [88_000, 86_000],
      tradeReceivables: [190_000, 184_000],
      equity: [330_000, 300_000],
      tradePayables: [140_000, 138_000],
    },
  },
  {
    name: 'ca: abbreviated, oldest first, in capitals',
    text: pastedSheet(`
|Exercici 2022|Exercici 2023|Exercici 2024
IMPORT NET DE LA XIFRA DE NEGOCIS|200.000|210.000|222.000
APROVISIONAMENTS|-80.000|-83.000|-88.000
DESPESES DE PERSONAL|-60.000|-62.500|-64.000
ALTRES DESPESES D'EXPLOTACIÓ|-30.000|-31.000|-33.000
AMORTITZACIÓ DE L'IMMOBILITZAT|-5.000|-5.000|-5.200
`),
    years: [2022, 2023, 2024],
    lines: {
      revenue: [200_000, 210_000, 222_000],
      supplies: [80_000, 83_000, 88_000],
      personnel: [60_000, 62_500, 64_000],
      otherOperatingExpenses: [30_000, 31_000, 33_000],
      depreciationAndAmortization: [5_000, 5_000, 5_200],
    },
  },
  {
    name: 'ca: parts alone',
    text: pastedSheet(`
|2024
Vendes|400.000
Prestacions de serveis|25.000
Consum de mercaderies|(150.000)
Consum de matèries primeres i altres matèries consumibles|(20.000)
Sous, salaris i assimilats|(90.000)
Càrregues socials|(28.000)
Serveis exteriors|(55.000)
Tributs|(1.500)
`),
    years: [2024],
    lines: {
      revenue: [425_000],
      supplies: [170_000],
      personnel: [118_000],
      otherOperatingExpenses: [56_500],
    },
  },
  {
    name: 'ca: what is below operations, and an own name',
    text: pastedSheet(`
|2024|2023
Import net de la xifra de negocis|150.000|140.000
Quota de la cooperativa|(3.000)|(3.000)
Variació d'existències de productes acabats i en curs de fabricació|2.000|(1.000)
Deteriorament i resultat per alienacions de l'immobilitzat|(500)|0
Ingressos financers|20|10
Despeses financeres|(2.400)|(2.600)
Impostos sobre beneficis|(9.000)|(8.000)
RESULTAT DE L'EXERCICI|27.000|24.000
`),
    years: [2024, 2023],
    lines: {
      revenue: [150_000, 140_000],
      otherIncome: [2_000, -1_000],
      interestExpense: [2_400, 2_600],
      netIncome: [27_000, 24_000],
    },
    asks: ['row:quota de la cooperativa'],
  },
  {
    name: 'ca: names and numbers of accounts',
    text: pastedSheet(`
Compte|Nom|2024
700|Vendes de mercaderies|310.000,00
600|Compres de mercaderies|-140.000,00
640|Sous i salaris|-70.000,00
642|Seguretat Social a càrrec de l'empresa|-22.000,00
621|Arrendaments i cànons|-12.000,00
628|Subministraments|-6.500,00
681|Amortització de l'immobilitzat material|-8.000,00
`),
    years: [2024],
    lines: {
      revenue: [310_000],
      supplies: [140_000],
      personnel: [92_000],
      otherOperatingExpenses: [18_500],
      depreciationAndAmortization: [8_000],
    },
  },
  {
    name: 'ca: the words of daily use',
    text: pastedSheet(`
|2024|2023
Facturació|95.000|91.000
Compres|-30.000|-29.500
Despeses generals|-18.000|-17.000
Personal|-28.000|-27.000
Resultat d'explotació|19.000|17.500
`),
    years: [2024, 2023],
    lines: {
      revenue: [95_000, 91_000],
      supplies: [30_000, 29_500],
      otherOperatingExpenses: [18_000, 17_000],
      personnel: [28_000, 27_000],
    },
  },
];
