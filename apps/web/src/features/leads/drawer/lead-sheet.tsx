import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { LeadDetails } from '@valia/domain/leads/lead-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import { StageButton } from '../lead-menus.tsx';
import { useLeadTexts } from '../parts/lead-texts.ts';
import type { MoveLead } from '../use-move-lead.ts';
import { LeadContact } from './lead-contact.tsx';
import styles from './lead-drawer.module.css';
import { LeadFigures } from './lead-figures.tsx';
import { LeadHistory } from './lead-history.tsx';
import { NextStep } from './next-step.tsx';
import { stageSpans } from './stage-spans.ts';
import { box, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  head: row({ gap: [12, 24], align: 'center', justify: 'between', wrap: true }, styles.head),
  stageName: text('size-13', 'medium'),
};

interface LeadSheetProps {
  details: LeadDetails;
  move: MoveLead;
}

/** All the data of a lead, and its actions. */
export const LeadSheet = ({ details, move }: LeadSheetProps) => {
  const { aboutOf } = useLeadTexts();
  const { lead } = details;
  return (
    <>
      <div className={looks.head}>
        <div>
          <h2 className={styles.company}>{lead.companyName}</h2>
          <p className={text('dimmed')}>{aboutOf(lead)}</p>
        </div>
        <div className={row({ gap: 8, wrap: true })}>
          <StageButton lead={lead} move={move}>
            <Trans>Cambiar etapa</Trans>
          </StageButton>
          <LinkButton to="/my-referrals" search={{ lead: lead.id }} variant="default">
            <Trans>Referir</Trans>
          </LinkButton>
          <Value details={details} />
        </div>
      </div>
      <Stages details={details} />
      {isOpenLead(lead.stage) && <NextStep lead={lead} />}
      <div className={stack({ borderTop: 'plain' }, styles.columns)}>
        <div className={box({ borderRight: 'plain' }, styles.main)}>
          <LeadFigures details={details} />
          <LeadHistory details={details} />
        </div>
        <LeadContact details={details} />
      </div>
    </>
  );
};

/** Opens the valuation that was started from the lead, or starts one. */
const Value = ({ details: { lead, valuation } }: { details: LeadDetails }) => {
  const navigate = useNavigate();
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: () =>
      client.referrals.leads.value.mutate({ leadId: lead.id, valuationId: crypto.randomUUID() }),
    failed: t`No se pudo empezar la valoración`,
    onDone: async ({ valuationId }) => {
      await navigate({ to: '/valuation/$id', params: { id: valuationId } });
    },
  });
  if (valuation?.id != null)
    return (
      <LinkButton to="/valuation/$id" params={{ id: valuation.id }}>
        <Trans>Abrir la valoración</Trans>
      </LinkButton>
    );
  return (
    <Button loading={isPending} onClick={() => run()}>
      <Trans>Valorar esta empresa</Trans>
    </Button>
  );
};

const Stages = ({ details: { lead, events } }: { details: LeadDetails }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const isClosed = !isOpenLead(lead.stage);
  const day = (iso: string): string => formatDayMonth(iso, language, now);
  const daysText = (days: number): string =>
    t`${plural(days, { one: '# día', many: '# de días', other: '# días' })}`;
  return (
    <ol className={stack({ gap: 4 }, styles.stages)}>
      {stageSpans(lead, events, now).map(({ stage, stay, isCurrent }) => {
        const since = stay === null ? '' : day(stay.since);
        const days = stay === null ? '' : daysText(stay.days);
        const text = isCurrent ? t`${since} · lleva ${days}` : t`${since} · ${days}`;
        return (
          <li
            key={stage}
            className={styles.stage}
            data-state={isCurrent ? 'current' : stay === null ? undefined : 'passed'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={looks.stageName}>{i18n._(leadTerms.stages[stage])}</span>
            <span className={styles.meta}>{stay === null ? t`sin empezar` : text}</span>
          </li>
        );
      })}
      <li
        className={styles.stage}
        data-state={isClosed ? 'current' : undefined}
        aria-current={isClosed ? 'step' : undefined}
      >
        <span className={looks.stageName}>
          {isClosed ? i18n._(leadTerms.stages[lead.stage]) : <Trans>Ganado o perdido</Trans>}
        </span>
        <span className={styles.meta}>{isClosed ? day(lead.stageSince) : t`sin cerrar`}</span>
      </li>
    </ol>
  );
};
