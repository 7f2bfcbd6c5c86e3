import styles from './leads.module.css';
import { Link } from '@tanstack/react-router';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { box, classNames, stack, text } from '../../components/style/class-names.ts';
import { useLanguage } from '../../lib/language.ts';
import { useNow } from '../../lib/use-now.ts';
import { useLeadTexts, useStepDate } from './parts/lead-texts.ts';

const looks = {
  contact: classNames(text('size-13', 'line-18', 'regular', 'dimmed'), styles.contact),
  amount: text('medium', 'text', 'tabular', 'nowrap'),
};

/** The company's name, which opens the lead. */
export const LeadLink = ({ lead }: { lead: Pick<LeadItem, 'id' | 'companyName'> }) => (
  <Link
    to="."
    search={(before) => ({ ...before, lead: lead.id })}
    className={box({ minWidth: 0 }, text('body', 'strong', 'undecorated', 'anywhere'), styles.name)}
    draggable={false}
    resetScroll={false}
  >
    {lead.companyName}
  </Link>
);

export const CompanyCell = ({ lead }: { lead: LeadItem }) => (
  <div className={stack({ padY: 5 })}>
    <LeadLink lead={lead} />
    <span className={looks.contact}>{lead.contactName}</span>
  </div>
);

export const RevenueCell = ({ lead }: { lead: LeadItem }) => (
  <span className={looks.amount}>{useLeadTexts().revenueOf(lead)}</span>
);

/** The day on which it came. */
export const ArrivalDay = ({ iso }: { iso: string }) =>
  formatDayMonth(iso, useLanguage(), useNow());

export const NextStep = ({ step }: { step: LeadItem['nextStep'] }) => {
  const describe = useStepDate();
  if (step === null) return '–';
  const { text, isOverdue } = describe(step.at);
  return (
    <span className={styles.step} data-overdue={isOverdue || undefined}>
      {step.text} <span className={looks.contact}>{text}</span>
    </span>
  );
};
