import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './lead-card.module.css';
import { useLeadTexts, useStepDate } from './lead-texts.ts';
import { box, classNames, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  card: stack(
    { gap: 2, columns: 1, pad: [8, 12], border: 'plain', radius: 6, background: 'surface' },
    styles.card,
  ),
  about: box({ overflow: 'hidden' }, text('fine', 'dimmed', 'ellipsis'), styles.about),
  revenue: classNames(text('size-13', 'medium', 'tabular', 'nowrap'), styles.revenue),
  step: row(
    { gap: 8, align: 'baseline', justify: 'between', marginTop: 6, padTop: 6, borderTop: 'plain' },
    text('size-13', 'line-18'),
    styles.step,
  ),
  what: box({ overflow: 'hidden' }, text('ellipsis', 'nowrap'), styles.what),
};

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
  /** Shown in place of the next step. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** One lead as a card: company, interest and sector, source and revenue, next step. */
export const LeadCard = ({ lead, title, menu, foot, children }: LeadCardProps) => {
  const language = useLanguage();
  const now = useNow();
  const stepDate = useStepDate();
  const { aboutOf, sourceOf, revenueOf } = useLeadTexts();
  const { nextStep, stage, lostReason, stageSince } = lead;
  const isOpen = isOpenLead(stage);
  const step = nextStep === null ? null : { ...stepDate(nextStep.at), name: nextStep.text };
  return (
    <article className={looks.card} data-overdue={step?.isOverdue || undefined}>
      <div className={row({ gap: 8, align: 'center', justify: 'between', minWidth: 0 })}>
        {title}
        {menu}
      </div>
      <p className={looks.about}>{aboutOf(lead)}</p>
      <div className={row({ gap: 8, align: 'center', justify: 'between', minWidth: 0 })}>
        <span className={looks.about}>
          {isOpen ? sourceOf(lead) : formatDayMonth(stageSince, language, now)}
        </span>
        <span className={looks.revenue}>{revenueOf(lead)}</span>
      </div>
      {Boolean(lostReason) && <p className={looks.about}>{lostReason}</p>}
      {isOpen &&
        (foot ?? (
          <div className={looks.step}>
            {step === null ? (
              <span className={looks.about}>
                <Trans>Sin próximo paso</Trans>
              </span>
            ) : (
              <>
                <span className={looks.what}>{step.name}</span>
                <span
                  className={box({ flex: 'none' }, text('size-12', 'dimmed'), styles.when)}
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
