import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestDetails, RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import { firmAnswerDueAt, firmAnswerHours } from '@valia/domain/collaborations/request-status.ts';
import { HourTicks } from '../../../components/panel/hour-ticks.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { useRequestTimes } from './use-request-times.ts';
import styles from './requests.module.css';
import { row, stack, text } from '../../../components/style/class-names.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];

/** Only the ticks, for a card; the time left is beside the status. */
export const FirmClockTicks = ({ request: { createdAt, dueAt } }: { request: RequestItem }) => {
  const now = useNow();
  if (dueAt === null) return null;
  const passedMs = Math.max(0, now.getTime() - Date.parse(createdAt));
  return (
    <div className={stack({ gap: 4, marginTop: 8 })}>
      <HourTicks
        hours={firmAnswerHours}
        passed={Math.min(firmAnswerHours, Math.ceil(passedMs / hourMs))}
        isDone={false}
      />
      <span className={styles.note}>
        <Trans>Evaluación en 48 h</Trans>
      </span>
    </div>
  );
};

/** The promised evaluation: the time that the firm has had so far, or that it took. */
export const FirmClock = ({ details: { request } }: { details: RequestDetails }) => {
  const { t } = useLingui();
  const { moment, inSentence, hoursLeft } = useRequestTimes();
  const now = useNow();
  const { createdAt, decidedAt, status } = request;
  const end = decidedAt === null ? now : new Date(decidedAt);
  const takenMs = Math.max(0, end.getTime() - Date.parse(createdAt));
  const [hours, minutes] = [
    Math.floor(takenMs / hourMs),
    Math.floor((takenMs % hourMs) / minuteMs),
  ];
  const isAnswered = status === 'accepted' || status === 'rejected';
  const [sent, ended] = [moment(createdAt), decidedAt === null ? '' : moment(decidedAt)];
  const dueAt = firmAnswerDueAt(new Date(createdAt)).toISOString();
  const due = inSentence(dueAt);
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <span>
          <Trans>Evaluación en 48 h</Trans>
        </span>
        <span className={text('dimmed')}>
          {status === 'pending' && hoursLeft(dueAt)}
          {isAnswered && t`respondida en ${hours} h ${minutes} min`}
          {status === 'withdrawn' && t`retirada antes de la respuesta`}
        </span>
      </h3>
      <HourTicks
        hours={firmAnswerHours}
        passed={Math.min(firmAnswerHours, Math.ceil(takenMs / hourMs))}
        isDone={isAnswered}
      />
      <p className={row({ gap: 16, justify: 'between', marginTop: 6 }, text('fine', 'dimmed'))}>
        <span>{t`Enviada ${sent}`}</span>
        <span>{decidedAt === null ? t`Hasta ${due}` : t`Cerrada ${ended}`}</span>
      </p>
    </div>
  );
};
