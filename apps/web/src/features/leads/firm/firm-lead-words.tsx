import { msg } from '@lingui/core/macro';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import type { firmLeads } from '@valia/domain/leads/lead-list.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { leadFileColumns, leadFilters, leadOrders, revenueName } from '../lead-words.tsx';
import { StagePill } from '../parts/stage-pill.tsx';
import { Company, SectorCell } from './firm-lead-cells.tsx';

/** The texts and columns of the firm's leads. */
export const firmLeadWords: ListWords<typeof firmLeads, FirmLead> = {
  search: {
    label: msg`Buscar por empresa, NIF o contacto`,
    placeholder: msg`Empresa, NIF o contacto`,
  },
  views: {
    '': msg`Todos`,
    open: msg`Abiertos`,
    unassigned: msg`Sin asignar`,
    large: msg`Más de 5 M€`,
    duplicates: msg`Posibles duplicados`,
    won: msg`Ganados`,
    lost: msg`Perdidos`,
  },
  filters: {
    stage: leadFilters.stage,
    adviserId: { name: msg`Asesor`, hiddenIn: ['unassigned'] },
    sector: leadFilters.sector,
    source: leadFilters.source,
    arrived: {
      name: msg`Entró`,
      choices: {
        '7d': msg`últimos 7 días`,
        '30d': msg`últimos 30 días`,
        '90d': msg`últimos 90 días`,
      },
    },
    kind: { ...leadFilters.kind, isFurther: true },
  },
  orders: leadOrders,
  columns: {
    company: {
      name: msg`Empresa`,
      width: '15em',
      value: ({ companyName }) => companyName,
      cell: (lead) => <Company lead={lead} />,
      card: 'title',
    },
    kind: { width: '5.5em' },
    sector: { cell: (lead) => <SectorCell lead={lead} /> },
    revenue: {
      name: revenueName,
      width: '11em',
      value: ({ annualRevenue }) => annualRevenue,
      card: 'figure',
    },
    source: { width: '8em' },
    created: { width: '7.5em', value: ({ createdAt }) => createdAt, card: 'about' },
    stage: { width: '8.5em', cell: ({ stage }) => <StagePill stage={stage} />, card: 'aside' },
    adviser: {
      name: msg`Asesor`,
      width: '9em',
      value: ({ adviser }) => adviser?.name,
      card: 'line',
    },
    'tax-id': { name: msg`NIF`, value: ({ taxId }) => taxId, only: 'file' },
    ...leadFileColumns,
    lost: { name: msg`Motivo de la pérdida`, value: ({ lostReason }) => lostReason, only: 'file' },
  },
};
