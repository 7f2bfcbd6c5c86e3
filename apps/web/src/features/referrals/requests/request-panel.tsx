import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { RequestDetails, RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { DockedPanel } from '../../../components/panel/docked-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { FirmClock } from './firm-clock.tsx';
import { RequestActions } from './request-actions.tsx';
import { NextStep, RequestSteps } from './request-steps.tsx';
import { RequestStatusPill } from './request-status-cell.tsx';
import { useCompanyName, useCounterpartName, useRequestTimes } from './use-request-times.ts';
import { RequestValuation } from './request-valuation.tsx';
import type { ListSide, RequestsListUrlState } from './use-requests.ts';
import { CommissionSteps } from '../statement/commission-steps.tsx';
import styles from './requests.module.css';
import { row, text } from '../../../components/style/class-names.ts';

const looks = {
  sent: row({ gap: 8, align: 'center', wrap: true, marginTop: 8 }, text('small', 'dimmed')),
};

interface RequestPanelProps {
  requestId: string;
  side: ListSide;
  rows: readonly RequestItem[];
  address: RequestsListUrlState;
  opening: OpenRowState;
}

/** One request beside the list: its possible commission, the next step, its history, its attachment and its text. */
export const RequestPanel = ({ requestId, side, rows, address, opening }: RequestPanelProps) => {
  const { t } = useLingui();
  const query = trpc.referrals.get.useQuery({ requestId });
  const companyName = useCompanyName();
  const place = rows.findIndex(({ id }) => id === requestId);
  const request = query.data?.request ?? rows[place];
  const number = place + 1;
  const count = rows.length;
  const walkTo = (row: RequestItem | undefined) =>
    row === undefined ? null : () => opening.open(row);
  return (
    <DockedPanel
      label={request === undefined ? t`Solicitud` : companyName(request)}
      head={
        <span className={text('dimmed')}>
          {place === -1 ? t`Solicitud` : t`${number} de ${count}`}
        </span>
      }
      onPrevious={walkTo(rows[place - 1])}
      onNext={place === -1 ? null : walkTo(rows[place + 1])}
      onClose={opening.close}
    >
      <QueryState query={query} loading={<Skeleton className={styles.section} height={320} />}>
        {(details) => (
          <>
            <RequestHead details={details} />
            {side === 'sent' && <RequestAmount details={details} />}
            <RequestActions key={requestId} details={details} address={address} />
            <RequestSteps details={details} />
            {details.request.counterpart.kind === 'firm' && <FirmClock details={details} />}
            <RequestValuation details={details} />
            <RequestText details={details} />
          </>
        )}
      </QueryState>
    </DockedPanel>
  );
};

const RequestHead = ({ details: { request, side } }: { details: RequestDetails }) => {
  const { t, i18n } = useLingui();
  const { inSentence } = useRequestTimes();
  const { counterpart, type, status, createdAt } = request;
  const typeText = i18n._(requestTerms.types[type]);
  const name = useCounterpartName()(counterpart);
  const company = useCompanyName()(request);
  const day = inSentence(createdAt);
  const sent =
    side === 'sender'
      ? counterpart.kind === 'firm'
        ? t`${typeText}, enviado a la firma ${day}`
        : t`${typeText}, enviado a ${name} ${day}`
      : t`${typeText}, recibido de ${name} ${day}`;
  return (
    <div className={styles.section}>
      <h2 className={text('serif-24', 'anywhere')}>{company}</h2>
      <p className={looks.sent}>
        <RequestStatusPill status={status} />
        {sent}
      </p>
    </div>
  );
};

const RequestAmount = ({ details }: { details: RequestDetails }) => (
  <>
    <CommissionSteps requestId={details.request.id} />
    <div className={styles.section}>
      <NextStep details={details} />
    </div>
  </>
);

const RequestText = ({ details: { request, message } }: { details: RequestDetails }) => (
  <div className={styles.section}>
    <h3 className={styles.heading}>
      <span>
        <Trans>Mensaje</Trans>
      </span>
      {request.status === 'accepted' && (
        <Link to="/collaborations/$id" params={{ id: request.id }}>
          <Trans>Abrir la conversación</Trans>
        </Link>
      )}
    </h3>
    <p className={text('dimmed', 'pre-wrap', 'anywhere')}>{message === '' ? '–' : message}</p>
  </div>
);
