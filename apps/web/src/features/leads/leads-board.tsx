import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import type { LeadItem, LeadTotals } from '@valia/domain/leads/lead-schemas.ts';
import { type LeadStage, leadStages } from '@valia/domain/leads/lead-stage.ts';
import type { ReactNode } from 'react';
import { box, row, stack, text } from '../../components/style/class-names.ts';
import { TabPanels } from '../../components/tabs/tab-panels.tsx';
import { LeadLink } from './lead-cells.tsx';
import { LeadMenu, StageButton } from './lead-menus.tsx';
import { phoneLink } from './parts/phone-link.ts';
import { LeadBoard, useStageSummary } from './parts/lead-board.tsx';
import { LeadCard } from './parts/lead-card.tsx';
import type { LeadsListUrlState } from './use-leads.ts';
import type { MoveLead } from './use-move-lead.ts';

const looks = { amount: text('medium', 'text', 'tabular', 'nowrap') };

interface LeadsBoardProps {
  rows: readonly LeadItem[];
  totals: LeadTotals | undefined;
  address: LeadsListUrlState;
  move: MoveLead;
  onOpen: (lead: LeadItem) => void;
}

/** The user's own leads on a board. */
export const LeadsBoard = ({ rows, totals, move, onOpen }: LeadsBoardProps) => {
  const card = (lead: LeadItem) => <Card lead={lead} move={move} onOpen={onOpen} />;
  return <LeadBoard rows={rows} totals={totals?.byStage} move={move} card={card} />;
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

/** On a phone, the stages are tabs, and each card has its two actions within reach. */
export const LeadsByStage = (props: LeadsBoardProps) => {
  const { address, rows: all, totals } = props;
  const { t } = useLingui();
  const parts = useStageSummary({ rows: all, totals: totals?.byStage });
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
  <div className={stack({ gap: 8 })}>
    <p className={row({ gap: 8, justify: 'between' }, text('size-13', 'dimmed'))}>
      <Trans>Facturación</Trans> <strong className={looks.amount}>{money}</strong>
    </p>
    {rows.length === 0 && (
      <p className={box({ pad: [24, 0] }, text('dimmed'))}>
        <Trans>Ningún lead en esta etapa.</Trans>
      </p>
    )}
    {rows.map((lead) => (
      <Card key={lead.id} lead={lead} move={move} onOpen={onOpen}>
        <div className={stack({ gap: 8, columns: 'halves', marginTop: 8 })}>
          <Button
            component="a"
            href={phoneLink(lead)}
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
