import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './lead-card.module.css';
import { useLeadTexts, useStepDate } from './lead-texts.ts';

type ShownLead = Pick<
  LeadItem,
  | 'kind'
  | 'sector'
  | 'province'
  | 'source'
  | 'stage'
  | 'annualRevenue'
  | 'nextStep'
  | 'lostReason'
  | 'stageSince'
>;

interface LeadCardProps {
  lead: ShownLead;
  /** The company's name, which opens the lead. */
  title: ReactNode;
  menu: ReactNode;
  /** In the place of the next step. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** One lead as a card: company, interest and sector, source and revenue, what comes next. */
export const LeadCard = ({ lead, title, menu, foot, children }: LeadCardProps) => {
  const language = useLanguage();
  const now = useNow();
  const stepDate = useStepDate();
  const { aboutOf, sourceOf, revenueOf } = useLeadTexts();
  const { nextStep, stage, lostReason, stageSince } = lead;
  const isOpen = isOpenLead(stage);
  const step = nextStep === null ? null : { ...stepDate(nextStep.at), name: nextStep.text };
  return (
    <article className={styles.card} data-overdue={step?.isOverdue || undefined}>
      <div className={styles.line}>
        {title}
        {menu}
      </div>
      <p className={styles.about}>{aboutOf(lead)}</p>
      <div className={styles.line}>
        <span className={styles.about}>
          {isOpen ? sourceOf(lead) : formatDayMonth(stageSince, language, now)}
        </span>
        <span className={styles.revenue}>{revenueOf(lead)}</span>
      </div>
      {Boolean(lostReason) && <p className={styles.about}>{lostReason}</p>}
      {isOpen &&
        (foot ?? (
          <div className={styles.step}>
            {step === null ? (
              <span className={styles.about}>
                <Trans>Sin próximo paso</Trans>
              </span>
            ) : (
              <>
                <span className={styles.what}>{step.name}</span>
                <span
                  className={styles.when}
                  data-near={step.isToday || step.isOverdue || undefined}
                >
                  {step.text}
                </span>
              </>
            )}
          </div>
        ))}
      {children}
    </article>
  );
};
