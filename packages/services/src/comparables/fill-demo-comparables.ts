import { createTransactions } from './transaction-verbs.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import type { DemoAccount } from '../demo-people/demo-accounts.ts';
import { signUpDemoAccount } from '../demo-people/sign-up-demo-account.ts';

type Sale = readonly [
  sector: string,
  name: string,
  daysAgo: number,
  ebitda: number,
  multiple: number,
];

const dayMs = 86_400_000;

const salesOfMarta: readonly Sale[] = [
  ['ALI', 'Conservas Ría de Arosa', 410, 940_000, 5.6],
  ['ALI', 'Embutidos Arlabán', 220, 1_120_000, 5.9],
  ['ALI', 'Quesería del Cinca', 690, 610_000, 5.2],
  ['ALI', 'Aceites Sierra Mágina', 95, 1_480_000, 6.4],
  ['MAY', 'Suministros Ebro Norte', 330, 720_000, 5.1],
  ['MAY', 'Distribuciones Hernani', 560, 830_000, 5.3],
  ['MET', 'Talleres Ordóñez', 60, 980_000, 5.7],
  ['MET', 'Forjas del Oria', 480, 1_250_000, 5.4],
  ['MET', 'Mecanizados Arnedo', 750, 560_000, 4.9],
  ['HOS', 'Hotel Balneario de Arnedillo', 300, 890_000, 6.1],
  ['SOF', 'Gestoría Digital Iregua', 150, 430_000, 8.4],
  ['SOF', 'Citas Clínicas Online', 520, 380_000, 8.0],
  ['TRA', 'Transportes Najerilla', 260, 640_000, 4.7],
  ['TRA', 'Logística Fría del Ebro', 610, 910_000, 4.9],
];
const salesOfJordi: readonly Sale[] = [
  ['ALI', 'Embotits de la Garrotxa', 180, 870_000, 6.0],
  ['MET', 'Mecànics del Ter', 350, 770_000, 5.5],
  ['SER', 'Assessoria Fluvià', 140, 390_000, 5.8],
  ['TRA', 'Transports Empordà', 270, 530_000, 5.2],
];

/** Invented advisers, needed only so that the platform's medians have enough sales. */
const contributors = [
  ['Nerea', 'Agirre', 'Agirre Bidaia Aholkulariak', 'Donostia'],
  ['Álvaro', 'Montes', 'Montes y Asociados', 'Sevilla'],
  ['Carme', 'Roig', 'Roig Consultors', 'València'],
  ['Xoán', 'Castro', 'Castro Lema Asesores', 'A Coruña'],
] as const;

const accountOf = ([
  firstName,
  lastName,
  company,
  city,
]: (typeof contributors)[number]): DemoAccount => ({
  label: company,
  role: 'advisor',
  seed: null,
  signUp: {
    firstName,
    lastName,
    company,
    city,
    email: `${firstName.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()}@asesores.example`,
    password: 'valoraciones-2026',
    termsAccepted: true,
    phone: '900 000 110',
    advisoryType: 'integral',
    taxId: null,
  },
});

/** The sales of one contributor: the same sectors for all contributors, with slightly different amounts. */
const salesOfContributor = (at: number): Sale[] =>
  (
    [
      ['ALI', 6.2],
      ['MET', 5.6],
      ['SER', 5.7],
      ['TRA', 5.1],
    ] as const
  ).map(([sector, multiple]) => [
    sector,
    `Operación ${String(at + 1)}`,
    200 + at * 45,
    700_000 + at * 60_000,
    Math.round((multiple + (at - 1.5) * 0.3) * 10) / 10,
  ]);

const noteSales = async (
  ctx: ServiceContext,
  actor: Actor,
  sales: readonly Sale[],
): Promise<void> => {
  const dayOf = (daysAgo: number): string =>
    new Date(ctx.now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  await createTransactions({
    ctx: { ...ctx, actor },
    input: {
      transactions: sales.map(([sector, name, daysAgo, ebitda, multiple]) => ({
        sector,
        name,
        closedOn: dayOf(daysAgo),
        enterpriseValue: Math.round(ebitda * multiple),
        ebitda,
        evToEbitda: multiple,
        source: 'Mandato propio',
      })),
    },
  });
};

/** The number of days ago at which each contributor signed up. */
const contributorsDaysAgo = [67, 52, 38, 19];

/** Sales known to advisers: five or more in some sectors, fewer in others. */
export const fillDemoComparables = async (
  ctx: ServiceContext,
  { marta, jordi }: { marta: Actor; jordi: Actor },
): Promise<void> => {
  await noteSales(ctx, marta, salesOfMarta);
  await noteSales(ctx, jordi, salesOfJordi);
  for (const [at, contributor] of contributors.entries()) {
    const daysAgo = contributorsDaysAgo[at] ?? 0;
    const signingUp = { ...ctx, now: new Date(ctx.now.getTime() - daysAgo * dayMs) };
    const actor = await signUpDemoAccount(signingUp, accountOf(contributor));
    await noteSales(ctx, actor, salesOfContributor(at));
  }
};
