import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestDetails, RequestEvent } from '@valia/domain/collaborations/request-schemas.ts';
import { useEventText } from './event-text.ts';
import { useCounterpartName, useRequestTimes } from './use-request-times.ts';
import styles from './requests.module.css';
import { box, text } from '../../../components/style/class-names.ts';

const looks = { when: box({ marginLeft: 8 }, text('size-12', 'dimmed')) };

/** The next step, its deadline, and who must take it; nothing once all is settled. */
export const NextStep = ({ details: { request } }: { details: RequestDetails }) => {
  const { t } = useLingui();
  const { inSentence, hoursLeft, daysLeft } = useRequestTimes();
  const name = useCounterpartName()(request.counterpart);
  const { dueAt, expiresAt, outcome, isOutcomeConfirmed } = request;
  if (dueAt !== null) {
    const due = inSentence(dueAt);
    return (
      <p className={styles.next}>
        <strong>{t`Siguiente: evaluación de la firma`}</strong>
        <span className={text('strong', 'accent', 'end')}>{t`hasta ${due}`}</span>
        <span>{t`Responde en 48 horas`}</span>
        <span className={text('end')}>{hoursLeft(dueAt)}</span>
      </p>
    );
  }
  if (expiresAt !== null) {
    const until = inSentence(expiresAt);
    return (
      <p className={styles.next}>
        <strong>{t`Siguiente: respuesta de ${name}`}</strong>
        <span className={text('strong', 'accent', 'end')}>{t`caduca ${until}`}</span>
        <span>{t`Hasta entonces puedes retirarla`}</span>
        <span className={text('end')}>{daysLeft(expiresAt)}</span>
      </p>
    );
  }
  if (outcome === 'open')
    return (
      <p className={styles.next}>
        <strong>{t`Siguiente: el resultado`}</strong>
        <span />
        <span>{t`Indícalo en la conversación cuando se cierre`}</span>
      </p>
    );
  if (outcome !== null && !isOutcomeConfirmed)
    return (
      <p className={styles.next}>
        <strong>{t`Siguiente: confirmación del resultado`}</strong>
        <span />
        <span>{t`La da ${name}`}</span>
      </p>
    );
  return null;
};

const ended = new Set<RequestEvent['kind']>([
  'rejected',
  'withdrawn',
  'expired',
  'access-taken-back',
]);

/** All steps from the first day on, each with its date, who took it, and the reason if known. */
export const RequestSteps = ({ details }: { details: RequestDetails }) => {
  const { moment } = useRequestTimes();
  const textOf = useEventText(details);
  const { events, reason } = details;
  const steps = events.filter(({ kind }) => kind !== 'version-opened').toReversed();
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Pasos</Trans>
      </h3>
      <ol>
        {steps.map((event) => (
          <li
            key={event.id}
            className={styles.step}
            data-ended={ended.has(event.kind) || undefined}
          >
            {textOf(event)}
            <span className={looks.when}>{moment(event.at)}</span>
            {event.kind === 'rejected' && reason !== null && (
              <p className={text('dimmed', 'pre-wrap', 'anywhere')}>«{reason}»</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};
