import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AdministratedRequest } from '@valia/domain/collaborations/request-administration-schemas.ts';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { firmAnswerHours } from '@valia/domain/collaborations/request-status.ts';
import { formatDateTime, formatMoney } from '@valia/i18n/format.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { DockedPanel } from '../../../components/panel/docked-panel.tsx';
import { useNeighbours } from '../../../components/panel/use-neighbours.ts';
import { HourTicks } from '../../../components/panel/hour-ticks.tsx';
import { ReasonAct } from '../../../components/panel/reason-act.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../lib/act/use-act.ts';
import { useTellChanged } from '../../../lib/errors/use-tell-changed.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type CollaborationsAddress, useReadRequestsAnew } from './use-administrated-requests.ts';
import { useHoursLeft } from './use-collaboration-columns.tsx';
import styles from './collaborations.module.css';

interface CollaborationPanelProps {
  requestId: string;
  rows: readonly AdministratedRequest[];
  address: CollaborationsAddress;
}

/** One request to the firm: its clock, what was written, what came along, and the answer. */
export const CollaborationPanel = ({ requestId, rows, address }: CollaborationPanelProps) => {
  const { t } = useLingui();
  const query = trpc.referrals.get.useQuery({ requestId });
  const named = rows.filter(({ companyName }) => companyName !== null);
  const { previous, next } = useNeighbours(named, requestId);
  const open = (id: string) => address.change({ request: id, act: undefined }, { replace: true });
  const walkTo = (row: AdministratedRequest | undefined) =>
    row === undefined ? null : () => open(row.id);
  const company = query.data?.request.companyName ?? t`Solicitud`;
  return (
    <DockedPanel
      label={company}
      head={<strong className={styles.title}>{company}</strong>}
      onPrevious={walkTo(previous)}
      onNext={walkTo(next)}
      onClose={() => address.change({ request: undefined, act: undefined })}
    >
      <QueryState query={query} loading={<Skeleton className={styles.section} height={280} />}>
        {(details) => (
          <>
            <Clock details={details} />
            {details.request.status === 'pending' && (
              <Answer key={requestId} details={details} address={address} />
            )}
            <Facts details={details} />
          </>
        )}
      </QueryState>
    </DockedPanel>
  );
};

const hourMs = 3_600_000;

const Clock = ({ details: { request } }: { details: RequestDetails }) => {
  const { t } = useLingui();
  const now = useNow();
  const hoursLeft = useHoursLeft();
  const { createdAt, decidedAt, dueAt, status } = request;
  const end = decidedAt === null ? now.getTime() : Date.parse(decidedAt);
  const hours = Math.max(0, Math.ceil((end - Date.parse(createdAt)) / hourMs));
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <span>
          <Trans>Evaluación en 48 h</Trans>
        </span>
        <span className={styles.note}>
          {dueAt === null ? t`cerrada en ${hours} h` : hoursLeft(dueAt).text}
        </span>
      </h3>
      <HourTicks
        hours={firmAnswerHours}
        passed={Math.min(firmAnswerHours, hours)}
        isDone={status === 'accepted' || status === 'rejected'}
      />
    </div>
  );
};

/** What follows an answer; where it was decided meanwhile, what became of it is shown and said. */
const useAnswering = () => {
  const requests = useReadRequestsAnew();
  const tellChanged = useTellChanged();
  const refused =
    (title: string) =>
    (error: unknown): boolean => {
      void requests.invalidate();
      return tellChanged(error, title);
    };
  return { anew: [requests], refused };
};

const Answer = ({
  details: { request, side },
  address,
}: {
  details: RequestDetails;
  address: CollaborationsAddress;
}) => {
  const { t } = useLingui();
  const { collaborations } = trpc.useUtils().client.admin;
  const { anew, refused } = useAnswering();
  const { id: requestId, version } = request;
  const accept = useAct({
    call: () => collaborations.accept.mutate({ requestId, version }),
    done: t`Solicitud aceptada; el lead está creado`,
    failed: t`No se pudo aceptar la solicitud`,
    onFailed: refused(t`No se pudo aceptar la solicitud`),
    anew,
  });
  // Who sent it does not answer it.
  if (side === 'sender') return null;
  const unfold = (act: 'reject' | undefined) => address.change({ act }, { replace: true });
  return (
    <div className={styles.section}>
      <Button loading={accept.isPending} onClick={() => accept.run()}>
        <Trans>Aceptar y crear el lead</Trans>
      </Button>
      <ReasonAct
        title={t`Rechazar`}
        help={t`Quien la envió leerá el motivo`}
        opener={t`Rechazar…`}
        consequence={t`Quien la envió recibirá el motivo. No se puede deshacer.`}
        action={t`Rechazar`}
        isDanger
        act={{
          call: ({ reason }: { reason: string }) =>
            collaborations.reject.mutate({ requestId, version, reason }),
          done: t`Solicitud rechazada`,
          failed: t`No se pudo rechazar la solicitud`,
          onFailed: refused(t`No se pudo rechazar la solicitud`),
          anew,
        }}
        isOpen={address.search.act === 'reject'}
        onOpen={() => unfold('reject')}
        onClose={() => unfold(undefined)}
      />
    </div>
  );
};

const Facts = ({ details }: { details: RequestDetails }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { request, valuation, message, reason, expectedValueCents } = details;
  const { counterpart, type, createdAt, outcome } = request;
  const figures = valuation?.figures ?? null;
  const money = (value: number | null, currency = 'EUR'): string =>
    value === null ? '–' : formatMoney(value, { language, currency });
  const facts = [
    [t`De`, counterpart.kind === 'person' ? counterpart.name : t`La firma`],
    [t`Tipo`, i18n._(requestTerms.types[type])],
    [t`Recibida`, formatDateTime(createdAt, language)],
    [t`Valor previsto`, expectedValueCents === null ? '–' : money(expectedValueCents / 100)],
    [t`Empresa (EV)`, money(figures?.enterpriseValue ?? null, figures?.currency)],
    [
      t({ message: 'Resultado', context: 'Of a request' }),
      outcome === null ? '–' : i18n._(requestTerms.outcomes[outcome]),
    ],
    [t`Motivo`, reason ?? '–'],
  ] as const;
  return (
    <>
      <div className={styles.section}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name}:`}>{value}</dd>,
          ])}
        </dl>
        <Link to="/collaborations/$id" params={{ id: request.id }}>
          {request.status === 'accepted' ? (
            <Trans>Abrir la conversación y la valoración</Trans>
          ) : (
            <Trans>Abrir la solicitud y la valoración</Trans>
          )}
        </Link>
      </div>
      <div className={styles.section}>
        <h3 className={styles.heading}>
          <Trans>Mensaje</Trans>
        </h3>
        <p className={styles.message}>{message === '' ? '–' : message}</p>
      </div>
    </>
  );
};
