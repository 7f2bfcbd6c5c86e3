import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { LeadItem, StageTotals } from '@valia/domain/leads/lead-schemas.ts';
import {
  canMoveLead,
  type LeadStage,
  leadStages,
  openLeadStages,
} from '@valia/domain/leads/lead-stage.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { ReactNode } from 'react';
import { Board } from '../../../components/board/board.tsx';
import type { BoardColumn } from '../../../components/board/board-section.ts';
import type { KeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { useLanguage } from '../../../lib/language.ts';
import { text } from '../../../components/style/class-names.ts';

const looks = { amount: text('medium', 'text', 'tabular', 'nowrap') };

const isStage = (id: string): id is LeadStage => leadStages.some((stage) => stage === id);

type BoardLead = Pick<LeadItem, 'id' | 'stage' | 'stageSince' | 'companyName' | 'annualRevenue'>;

/** The cards of a stage: in order of arrival, closed ones by their closing time. */
export const leadsOfStage = <Lead extends BoardLead>(
  rows: readonly Lead[],
  stage: LeadStage,
): Lead[] => {
  const found = rows.filter((row) => row.stage === stage);
  return stage === 'won' || stage === 'lost'
    ? found.toSorted((one, other) => other.stageSince.localeCompare(one.stageSince))
    : found;
};

interface StageRows<Lead> {
  rows: readonly Lead[];
  /** The totals of all leads, when there are more than the loaded ones. */
  totals: StageTotals | undefined;
}

/** The number of leads in a stage and their revenue, as text. */
export const useStageSummary = <Lead extends BoardLead>({ rows, totals }: StageRows<Lead>) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (stage: LeadStage) => {
    const own = leadsOfStage(rows, stage);
    const known = totals?.[stage];
    const count = known?.count ?? own.length;
    const revenue =
      known?.revenue ?? own.reduce((sum, { annualRevenue }) => sum + (annualRevenue ?? 0), 0);
    return {
      id: stage,
      name: i18n._(leadTerms.stages[stage]),
      count,
      revenue,
      money: formatMoney(revenue, { language }),
      rows: own,
    };
  };
};

const Revenue = ({ revenue }: { revenue: number }) => (
  <>
    <span>
      <Trans>Facturación</Trans>
    </span>
    <span className={looks.amount}>{formatMoney(revenue, { language: useLanguage() })}</span>
  </>
);

/** One column for each open stage, and one for all closed ones. */
const useColumns = <Lead extends BoardLead>(given: StageRows<Lead>): BoardColumn<Lead>[] => {
  const { t } = useLingui();
  const parts = useStageSummary(given);
  const open = openLeadStages.map((stage) => {
    const { revenue, ...section } = parts(stage);
    const head = { ...section, figure: <Revenue revenue={revenue} /> };
    return { ...head, sections: [head] };
  });
  const closed = [parts('won'), parts('lost')];
  const sumOf = (key: 'count' | 'revenue'): number =>
    closed.reduce((sum, section) => sum + section[key], 0);
  return [
    ...open,
    {
      id: 'closed',
      name: t`Ganado o perdido`,
      count: sumOf('count'),
      figure: <Revenue revenue={sumOf('revenue')} />,
      sections: closed.map(({ money, ...section }) => ({
        ...section,
        figure: <span className={looks.amount}>{money}</span>,
      })),
    },
  ];
};

interface LeadBoardProps<Lead> extends StageRows<Lead> {
  move: (lead: Lead, to: LeadStage) => void;
  card: (lead: Lead) => ReactNode;
}

/** Leads in five columns: one for each open stage, and one for all closed ones. */
export const LeadBoard = <Lead extends BoardLead>({
  move,
  card,
  ...given
}: LeadBoardProps<Lead>) => {
  const { t } = useLingui();
  return (
    <Board<Lead>
      label={t`Tablero de leads`}
      columns={useColumns(given)}
      canMove={({ stage }, to) => isStage(to) && canMoveLead(stage, to)}
      onMove={(lead, to) => {
        if (isStage(to)) move(lead, to);
      }}
      nameOf={({ companyName }) => companyName}
      card={card}
      note={<Trans>Los perdidos pueden volver a Contactado. Un ganado ya no se mueve.</Trans>}
    />
  );
};

/** The button below a board that loads leads not shown yet. */
export const MoreLeads = ({ query }: { query: KeysetPages<unknown>['query'] }) =>
  query.hasNextPage && (
    <Button
      variant="default"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      <Trans>Cargar 200 leads más</Trans>
    </Button>
  );
