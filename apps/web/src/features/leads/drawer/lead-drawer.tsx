import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { SideDrawer } from '../../../components/drawer/side-drawer.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { leadsOfStage } from '../parts/lead-board.tsx';
import type { LeadsListUrlState } from '../use-leads.ts';
import type { MoveLead } from '../use-move-lead.ts';
import styles from './lead-drawer.module.css';
import { LeadSheet } from './lead-sheet.tsx';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  bar: row({ gap: 12, align: 'center', justify: 'between' }, text('size-13', 'regular', 'dimmed')),
};

interface LeadDrawerProps {
  leadId: string;
  rows: readonly LeadItem[];
  address: LeadsListUrlState;
  move: MoveLead;
}

/** One lead over the list, with its own URL; the arrows move through the leads of its stage. */
export const LeadDrawer = ({ leadId, rows, address, move }: LeadDrawerProps) => {
  const { t, i18n } = useLingui();
  const query = trpc.referrals.leads.get.useQuery({ leadId });
  const lead = query.data?.lead ?? rows.find(({ id }) => id === leadId);
  const beside = lead === undefined ? [] : leadsOfStage(rows, lead.stage);
  const place = beside.findIndex(({ id }) => id === leadId);
  const stage = lead === undefined ? '' : i18n._(leadTerms.stages[lead.stage]);
  const walkTo = (row: LeadItem | undefined) =>
    row === undefined ? null : () => address.change({ lead: row.id }, { replace: true });
  const [number, count] = [place + 1, beside.length];
  return (
    <SideDrawer
      opened
      size={760}
      title={
        <span className={looks.bar}>
          <span>
            <Trans>Mis leads</Trans>
            {stage !== '' && ` · ${stage}`}
            {place >= 0 && ` · ${t`${number} de ${count}`}`}
          </span>
          <span className={row({ gap: 4 }, styles.walk)}>
            <Walk label={t`Lead anterior`} go={walkTo(beside[place - 1])} isUp />
            <Walk
              label={t`Lead siguiente`}
              go={walkTo(place < 0 ? undefined : beside[place + 1])}
            />
          </span>
        </span>
      }
      onClose={() => address.change({ lead: undefined })}
    >
      <div className={box({ marginX: -24 }, styles.whole)}>
        <QueryState query={query} loading={<Skeleton height={480} />}>
          {(details) => <LeadSheet key={leadId} details={details} move={move} />}
        </QueryState>
      </div>
    </SideDrawer>
  );
};

interface WalkProps {
  label: string;
  go: (() => void) | null;
  isUp?: boolean;
}

const Walk = ({ label, go, isUp = false }: WalkProps) => {
  const Arrow = isUp ? IconChevronUp : IconChevronDown;
  return (
    <ActionIcon size={32} aria-disabled={go === null} onClick={() => go?.()} aria-label={label}>
      <Arrow size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};
