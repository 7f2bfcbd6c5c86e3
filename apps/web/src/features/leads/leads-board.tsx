import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import type { LeadItem, LeadTotals } from '@valia/domain/leads/lead-schemas.ts';
import {
  canMoveLead,
  type LeadStage,
  leadStages,
  openLeadStages,
} from '@valia/domain/leads/lead-stage.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/lead-terms.ts';
import type { ReactNode } from 'react';
import { Board } from '../../components/board/board.tsx';
import type { BoardColumn } from '../../components/board/board-section.ts';
import { TabPanels } from '../../components/tabs/tab-panels.tsx';
import { useLanguage } from '../../lib/language.ts';
import { LeadMenu, StageButton } from './lead-menus.tsx';
import styles from './leads.module.css';
import { callingLink } from './shared/calling-link.ts';
import { LeadCard } from './shared/lead-card.tsx';
import type { LeadsAddress } from './use-leads.ts';
import { LeadLink } from './use-lead-columns.tsx';
import type { MoveLead } from './use-move-lead.tsx';

interface LeadsBoardProps {
  rows: readonly LeadItem[];
  totals: LeadTotals | undefined;
  address: LeadsAddress;
  move: MoveLead;
  onOpen: (lead: LeadItem) => void;
}

const isStage = (id: string): id is LeadStage => leadStages.some((stage) => stage === id);

/** The cards of a stage: by their next step, the closed ones by when they were. */
export const rowsOfStage = (rows: readonly LeadItem[], stage: LeadStage): LeadItem[] => {
  const found = rows.filter((row) => row.stage === stage);
  return stage === 'won' || stage === 'lost'
    ? found.toSorted((one, other) => other.stageSince.localeCompare(one.stageSince))
    : found;
};

/** How many leads a stage has and what they turn over, in words. */
const useStageParts = ({ rows, totals }: Pick<LeadsBoardProps, 'rows' | 'totals'>) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (stage: LeadStage) => {
    const { count = 0, revenue = 0 } = totals?.byStage[stage] ?? {};
    return {
      id: stage,
      name: i18n._(leadTerms.stages[stage]),
      count,
      revenue,
      money: formatMoney(revenue, { language }),
      rows: rowsOfStage(rows, stage),
    };
  };
};

const Revenue = ({ revenue }: { revenue: number }) => (
  <>
    <span>
      <Trans>Facturación</Trans>
    </span>
    <span className={styles.amount}>{formatMoney(revenue, { language: useLanguage() })}</span>
  </>
);

/** A column for each open stage, and one for the closed ones together. */
const useColumns = (props: LeadsBoardProps): BoardColumn<LeadItem>[] => {
  const { t } = useLingui();
  const parts = useStageParts(props);
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
        figure: <span className={styles.amount}>{money}</span>,
      })),
    },
  ];
};

/** My leads in five columns: one for each open stage, and the closed ones together. */
export const LeadsBoard = (props: LeadsBoardProps) => {
  const { move, onOpen } = props;
  const { t } = useLingui();
  const card = (lead: LeadItem) => <Card lead={lead} move={move} onOpen={onOpen} />;
  return (
    <Board
      label={t`Tablero de leads`}
      columns={useColumns(props)}
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

interface CardProps extends Pick<LeadsBoardProps, 'move' | 'onOpen'> {
  lead: LeadItem;
  children?: ReactNode;
}

const Card = ({ lead, move, onOpen, children }: CardProps) => (
  <LeadCard
    lead={lead}
    title={<LeadLink lead={lead} />}
    menu={<LeadMenu lead={lead} move={move} onOpen={onOpen} />}
  >
    {children}
  </LeadCard>
);

/** On a phone the stages are tabs, and each card has its two acts in reach. */
export const LeadsByStage = (props: LeadsBoardProps) => {
  const { address } = props;
  const { t } = useLingui();
  const parts = useStageParts(props);
  const tabs = leadStages.map((stage) => {
    const { name, count, ...shown } = parts(stage);
    return {
      value: stage,
      name: `${name} ${count}`,
      content: <Stage {...props} rows={shown.rows} money={shown.money} />,
    };
  });
  return (
    <TabPanels<LeadStage>
      label={t`Etapas`}
      chosen={address.search.tab ?? 'new'}
      onChoose={(tab) => address.change({ tab }, { replace: true })}
      tabs={tabs}
    />
  );
};

type StageProps = Pick<LeadsBoardProps, 'rows' | 'move' | 'onOpen'> & { money: string };

const Stage = ({ rows, money, move, onOpen }: StageProps) => (
  <div className={styles.stage}>
    <p className={styles.sum}>
      <Trans>Facturación</Trans> <strong className={styles.amount}>{money}</strong>
    </p>
    {rows.length === 0 && (
      <p className={styles.none}>
        <Trans>Ningún lead en esta etapa.</Trans>
      </p>
    )}
    {rows.map((lead) => (
      <Card key={lead.id} lead={lead} move={move} onOpen={onOpen}>
        <div className={styles.acts}>
          <Button
            component="a"
            href={callingLink(lead)}
            variant="default"
            h={44}
            leftSection={<IconPhone size={16} stroke={1.75} aria-hidden />}
          >
            <Trans>Llamar</Trans>
          </Button>
          <StageButton lead={lead} move={move} isTall>
            <Trans>Mover</Trans>
          </StageButton>
        </div>
      </Card>
    ))}
  </div>
);
