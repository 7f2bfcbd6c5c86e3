import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { valdeorzaReport } from '@valia/domain/demo/valdeorza-report.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type {
  SectorMultiple,
  SectorMultiples,
} from '@valia/domain/valuations/valuation-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { ValuationType } from '@valia/domain/valuations/valuation-type.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { changeValuationStatus } from '../valuations/change-valuation-status.ts';
import { saveValuation } from '../valuations/save-valuation.ts';
import { shareValuation } from '../valuations/sharing/share-verbs.ts';
import { createValuation } from '../valuations/valuation-verbs.ts';
import { demoAccounts } from '../demo-people/demo-accounts.ts';
import type { DemoCompany, DemoContent } from './demo-content.ts';
import {
  demoCompanyFacts,
  demoDocument,
  demoProposalDay,
  demoSectorMultiple,
} from './demo-document.ts';

interface DemoValuation {
  type: ValuationType;
  status: ValuationStatus;
  document: ValuationDocument;
  createdDaysAgo: number;
  updatedDaysAgo: number;
}

const dayMs = 86_400_000;

const daysBefore = (ctx: ServiceContext, days: number): ServiceContext => ({
  ...ctx,
  now: new Date(ctx.now.getTime() - Math.round(days * dayMs)),
});

const sectorOf = ({ sectors }: SectorMultiples, code: string): SectorMultiple => {
  const sector = sectors.find((candidate) => candidate.code === code);
  if (!sector) throw new AppError('internal');
  return sector;
};

const opticaLumares = (): ValuationDocument => ({
  ...emptyValuationDocument({ method: 'multiples', companyName: '', today: demoProposalDay }),
  ...demoCompanyFacts({
    name: 'Óptica Lumarés, S.L.',
    taxId: 'B09003120',
    sector: 'MIN',
    cnae: '47.74',
    province: '09',
    foundedYear: 2001,
    employees: 7,
    clientName: 'Grupo Visión Arlanza, S.L.',
  }),
});

const jordisOwn = (): ValuationDocument =>
  emptyValuationDocument({
    method: 'dcf',
    companyName: 'Ferrer Vila Consultors, S.L.',
    today: demoProposalDay,
  });

const valuationOf =
  (set: SectorMultiples) =>
  (company: DemoCompany): DemoValuation => ({
    ...company,
    document: demoDocument(company, set, sectorOf(set, company.sector)),
  });

const valuationsOfMarta = (
  set: SectorMultiples,
  companies: readonly DemoCompany[],
): DemoValuation[] => [
  ...companies.map(valuationOf(set)),
  {
    type: 'client_business',
    status: 'completed',
    document: {
      ...valdeorzaDocument(),
      report: valdeorzaReport,
      multiples: {
        ...demoSectorMultiple(set, sectorOf(set, 'ALI')),
        sizeStep: valdeorzaDocument().multiples.sizeStep,
      },
      conclusion:
        'El DCF y el múltiplo del sector, dos caminos distintos, distan un 5,1 %. El resultado depende sobre todo ' +
        'del escalón de tamaño y del margen EBITDA.',
    },
    createdDaysAgo: 36,
    updatedDaysAgo: 23,
  },
  {
    type: 'potential_acquisition',
    status: 'draft',
    document: opticaLumares(),
    createdDaysAgo: 9,
    updatedDaysAgo: 9,
  },
];

const fillValuation = async (
  ctx: ServiceContext,
  demo: DemoValuation,
): Promise<{ id: string; version: number }> => {
  const { document, type, status } = demo;
  const { id, version } = await createValuation({
    ctx: daysBefore(ctx, demo.createdDaysAgo),
    input: {
      clientId: ctx.newId(),
      type,
      method: document.method,
      companyName: document.company.name,
    },
  });
  const later = daysBefore(ctx, demo.updatedDaysAgo);
  const saved = await saveValuation({ ctx: later, input: { id, version, document } });
  if (status === 'draft') return saved;
  return changeValuationStatus({ ctx: later, input: { id, version: saved.version, to: status } });
};

interface Filling extends Record<'marta' | 'jordi' | 'rosa', Actor> {
  set: SectorMultiples;
  companies: DemoContent['companies'];
}

/** The company whose valuation Marta and Jordi edit together. */
const sharedCompany = 'Hotel Rural Sarmenta, S.L.';
const [sharedDaysAgo, editedDaysAgo] = [4.8, 2.1];

/** Marta lets Jordi edit one of her valuations, and he raises a figure that he thinks is too low. */
const workTogether = async (
  ctx: ServiceContext,
  { marta, jordi, set, companies }: Filling,
  { id, version }: { id: string; version: number },
): Promise<void> => {
  const company = companies.marta.find(({ name }) => name === sharedCompany);
  if (company === undefined) throw new AppError('internal');
  await shareValuation({
    ctx: { ...daysBefore(ctx, sharedDaysAgo), actor: marta },
    input: { id, email: demoAccounts.jordi.signUp.email, right: 'edit' },
  });
  const riskier = { ...company, specificRiskPremium: company.specificRiskPremium + 0.005 };
  const document = demoDocument(riskier, set, sectorOf(set, company.sector));
  await saveValuation({
    ctx: { ...daysBefore(ctx, editedDaysAgo), actor: jordi },
    input: { id, version, document },
  });
};

const valuationsOfJordi = (
  set: SectorMultiples,
  companies: readonly DemoCompany[],
): DemoValuation[] => [
  ...companies.map(valuationOf(set)),
  {
    type: 'own_business',
    status: 'draft',
    document: jordisOwn(),
    createdDaysAgo: 6,
    updatedDaysAgo: 6,
  },
];

/** Marta's valuations, one of which Jordi edits, and the valuations of Jordi and Rosa, which Marta must never see. */
export const fillDemoValuations = async (ctx: ServiceContext, filling: Filling): Promise<void> => {
  const { marta, jordi, rosa, set, companies } = filling;
  for (const demo of valuationsOfMarta(set, companies.marta)) {
    const filled = await fillValuation({ ...ctx, actor: marta }, demo);
    if (demo.document.company.name === sharedCompany) await workTogether(ctx, filling, filled);
  }
  for (const demo of valuationsOfJordi(set, companies.jordi))
    await fillValuation({ ...ctx, actor: jordi }, demo);
  await fillValuation({ ...ctx, actor: rosa }, valuationOf(set)(companies.rosa));
};
