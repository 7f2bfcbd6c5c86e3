import styles from './firm-leads.module.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FirmLead, FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { box, classNames, row, text } from '../../../components/style/class-names.ts';
import { useLeadTexts } from '../parts/lead-texts.ts';

const looks = {
  duplicate: box(
    { pad: [2, 6], radius: 4, background: 'warning-soft' },
    text('size-12', 'line-20', 'medium', 'warning', 'undecorated', 'nowrap'),
    styles.duplicate,
  ),
  amount: row({ inline: true, gap: 8, align: 'center' }, text('medium', 'tabular', 'nowrap')),
  size: box(
    { padX: 6, radius: 4, background: 'sunken' },
    text('size-11', 'line-20', 'strong', 'dimmed'),
    styles.size,
  ),
};

type Thresholds = FirmLeadTotals['thresholds'] | undefined;

/** On one line, whole where the pointer rests. */
export const SectorCell = ({ lead }: { lead: FirmLead }) => {
  const sector = useLeadTexts().sectorOf(lead) ?? undefined;
  return (
    <span className={styles.sector} title={sector}>
      {sector ?? '–'}
    </span>
  );
};

/** The company's name, which opens its panel, with a link to a possible duplicate beside it. */
export const Company = ({ lead }: { lead: FirmLead }) => (
  <span className={row({ gap: [2, 8], align: 'center', wrap: true, minWidth: 0 })}>
    <Link
      to="."
      search={(before) => ({ ...before, lead: lead.id })}
      className={classNames(text('strong', 'undecorated', 'anywhere'), styles.name)}
      draggable={false}
      resetScroll={false}
    >
      {lead.companyName}
    </Link>
    {lead.duplicateOf !== null && (
      <Link
        to="."
        search={(before) => ({ ...before, merge: lead.id })}
        className={looks.duplicate}
        draggable={false}
        resetScroll={false}
      >
        <Trans>Posible duplicado</Trans>
      </Link>
    )}
  </span>
);

/**
 * A tag for leads above the size thresholds for which administrators are notified; the larger one is emphasised until
 * the lead is assigned.
 */
const SizeTag = ({ lead, thresholds }: { lead: FirmLead; thresholds: Thresholds }) => {
  const { annualRevenue, adviser, stage } = lead;
  if (thresholds === undefined || annualRevenue === null) return null;
  const { high, extreme } = thresholds;
  if (annualRevenue <= high) return null;
  const millions = (annualRevenue > extreme ? extreme : high) / 1e6;
  const waits = adviser === null && isOpenLead(stage);
  const size = annualRevenue > extreme ? 'extreme' : 'high';
  return (
    <span className={looks.size} data-size={waits ? size : undefined}>
      <Trans>+{millions} M€</Trans>
    </span>
  );
};

export const RevenueCell = (props: { lead: FirmLead; thresholds: Thresholds }) => {
  const { revenueOf } = useLeadTexts();
  return (
    <span className={looks.amount}>
      <SizeTag {...props} />
      {revenueOf(props.lead)}
    </span>
  );
};

/** The assignee, or the button that assigns the lead. */
export const Assigned = ({
  lead,
  onAssign,
}: {
  lead: FirmLead;
  onAssign: (lead: FirmLead) => void;
}) => {
  const { t } = useLingui();
  const name = lead.companyName;
  if (lead.adviser !== null) return lead.adviser.name;
  return (
    <UnstyledButton
      className={box({ padX: 10, radius: 4 }, text('size-13'), styles.assign)}
      aria-label={t`Asignar ${name}`}
      onClick={() => onAssign(lead)}
    >
      <Trans>Asignar</Trans>
    </UnstyledButton>
  );
};
