import { msg } from '@lingui/core/macro';
import type { ownLeads } from '@valia/domain/leads/lead-list.ts';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { ListWords } from '../../components/list/list-words.ts';
import { ArrivalDay, CompanyCell, LeadLink, NextStep, RevenueCell } from './lead-cells.tsx';
import { StagePill } from './parts/stage-pill.tsx';

/** The filters that both lists of leads have. */
export const leadFilters = {
  kind: { name: msg`Interés`, choices: leadTerms.kinds },
  stage: { name: msg`Etapa`, choices: leadTerms.stages },
  sector: { name: msg`Sector`, choices: sectors },
  source: { name: msg`Origen`, choices: leadTerms.sources },
} as const;

export const leadOrders = {
  created: msg`Los más recientes primero`,
  revenue: msg`Los que más facturan primero`,
} as const;

export const revenueName = msg`Facturación`;

/** The columns that are only in a file. */
export const leadFileColumns = {
  province: { name: msg`Provincia`, choices: provinces, only: 'file' },
  contact: { name: msg`Contacto`, value: ({ contactName }: LeadItem) => contactName, only: 'file' },
  phone: { name: msg`Teléfono`, only: 'file' },
} as const;

/** The texts and columns of the adviser's own leads. */
export const leadWords: ListWords<typeof ownLeads, LeadItem> = {
  search: { label: msg`Buscar por empresa o contacto`, placeholder: msg`Empresa o contacto` },
  views: {
    '': msg`Todos`,
    today: msg`Pasos de hoy`,
    overdue: msg`Con retraso`,
    buyers: msg`Compradores`,
    large: msg`Más de 5 M€`,
  },
  filters: {
    kind: leadFilters.kind,
    stage: leadFilters.stage,
    sector: leadFilters.sector,
    revenue: { name: revenueName },
    source: leadFilters.source,
    nextStep: {
      name: msg`Próximo paso`,
      choices: {
        overdue: msg`con retraso`,
        today: msg`hoy`,
        week: msg`en 7 días`,
        none: msg`sin próximo paso`,
      },
    },
  },
  orders: {
    'next-step': msg`El próximo paso primero`,
    ...leadOrders,
    company: msg`Por nombre de empresa`,
  },
  columns: {
    company: {
      name: msg`Empresa`,
      width: '16em',
      value: ({ companyName }) => companyName,
      cell: (lead) => <CompanyCell lead={lead} />,
      card: { place: 'title', cell: (lead) => <LeadLink lead={lead} /> },
    },
    kind: { card: 'about' },
    revenue: {
      width: '8.5em',
      value: ({ annualRevenue }) => annualRevenue,
      cell: (lead) => <RevenueCell lead={lead} />,
      card: 'figure',
    },
    source: { width: '9.5em' },
    created: {
      name: msg`Entró`,
      width: '6em',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <ArrivalDay iso={createdAt} />,
    },
    stage: { width: '8.5em', cell: ({ stage }) => <StagePill stage={stage} />, card: 'aside' },
    'next-step': {
      align: 'start',
      cell: ({ nextStep }) => <NextStep step={nextStep} />,
      card: 'line',
      exported: ({ nextStep }) => ({ text: nextStep?.text ?? '' }),
    },
    sector: { only: 'file' },
    ...leadFileColumns,
    'step-day': {
      name: msg`Fecha del próximo paso`,
      only: 'file',
      exported: ({ nextStep }) => ({ day: nextStep?.at ?? null }),
    },
  },
};
