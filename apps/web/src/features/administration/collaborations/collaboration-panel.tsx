import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AdministratedRequest } from '@valia/domain/collaborations/request-administration-schemas.ts';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { firmAnswerHours } from '@valia/domain/collaborations/request-status.ts';
import { formatDateTime, formatMoney } from '@valia/i18n/format.ts';
import { requestResult } from '@valia/domain/collaborations/request-outcome.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { PanelFacts } from '../../../components/panel/panel-facts.tsx';
import { PanelHeader } from '../../../components/panel/panel-header.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { HourTicks } from '../../../components/panel/hour-ticks.tsx';
import { ReasonAction } from '../../../components/panel/reason-action.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useChangedToast } from '../../../lib/errors/use-changed-toast.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useHoursLeft } from '../../../lib/use-hours-left.ts';
import { useNow } from '../../../lib/use-now.ts';
import {
  type CollaborationsListUrlState,
  useRefetchRequests,
} from './use-administrated-requests.ts';
import { box, text } from '../../../components/style/class-names.ts';

const looks = { follow: box({ display: 'inline-block', marginTop: 12 }) };

interface CollaborationPanelProps {
  requestId: string;
  rows: readonly AdministratedRequest[];
  address: CollaborationsListUrlState;
  opening: OpenRowState;
}

/** One request to the firm: its deadline, its text, its attachments, and the answer. */
export const CollaborationPanel = ({
  requestId,
  rows,
  address,
  opening,
}: CollaborationPanelProps) => {
  const { t } = useLingui();
  const query = trpc.referrals.get.useQuery({ requestId });
  const named = rows.filter(({ companyName }) => companyName !== null);
  const company = query.data?.request.companyName ?? t`Solicitud`;
  return (
    <RowPanel
      label={company}
      head={<PanelHeader title={company} />}
      openId={requestId}
      rows={named}
      opening={opening}
    >
      <QueryState query={query} loading={<Skeleton height={280} m={24} />}>
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
    </RowPanel>
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
    <PanelSection
      heading={<Trans>Evaluación en 48 h</Trans>}
      note={dueAt === null ? t`cerrada en ${hours} h` : hoursLeft(dueAt).text}
    >
      <HourTicks
        hours={firmAnswerHours}
        passed={Math.min(firmAnswerHours, hours)}
        isDone={status === 'accepted' || status === 'rejected'}
      />
    </PanelSection>
  );
};

/** Handles an answer's result; if the request was decided meanwhile, shows and reports that decision. */
const useAnswering = () => {
  const requests = useRefetchRequests();
  const tellChanged = useChangedToast();
  const refused =
    (title: string) =>
    (error: unknown): boolean => {
      void requests.invalidate();
      return tellChanged(error, title);
    };
  return { invalidates: [requests], refused };
};

const Answer = ({
  details: { request, side },
  address,
}: {
  details: RequestDetails;
  address: CollaborationsListUrlState;
}) => {
  const { t } = useLingui();
  const { collaborations } = trpc.useUtils().client.admin;
  const { invalidates, refused } = useAnswering();
  const { id: requestId, version } = request;
  const accept = useUserAction({
    call: () => collaborations.accept.mutate({ requestId, version }),
    done: t`Solicitud aceptada; el lead está creado`,
    failed: t`No se pudo aceptar la solicitud`,
    onFailed: refused(t`No se pudo aceptar la solicitud`),
    invalidates,
  });
  // The sender does not answer their own request.
  if (side === 'sender') return null;
  const unfold = (act: 'reject' | undefined) => address.change({ act }, { replace: true });
  return (
    <PanelSection>
      <Button loading={accept.isPending} onClick={() => accept.run()}>
        <Trans>Aceptar y crear el lead</Trans>
      </Button>
      <ReasonAction
        title={t`Rechazar`}
        help={t`Quien la envió leerá el motivo`}
        consequence={t`Quien la envió recibirá el motivo. No se puede deshacer.`}
        action={t`Rechazar`}
        isDanger
        act={{
          call: ({ reason }: { reason: string }) =>
            collaborations.reject.mutate({ requestId, version, reason }),
          done: t`Solicitud rechazada`,
          failed: t`No se pudo rechazar la solicitud`,
          onFailed: refused(t`No se pudo rechazar la solicitud`),
          invalidates,
        }}
        isOpen={address.search.act === 'reject'}
        onOpen={() => unfold('reject')}
        onClose={() => unfold(undefined)}
      />
    </PanelSection>
  );
};

const Facts = ({ details }: { details: RequestDetails }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { request, valuation, message, reason, expectedValueCents } = details;
  const { counterpart, type, createdAt, outcome, isOutcomeConfirmed: isConfirmed } = request;
  const figures = valuation?.figures ?? null;
  const money = (value: number | null, currency = 'EUR'): string =>
    value === null ? '–' : formatMoney(value, { language, currency });
  const facts = [
    { name: t`De`, value: counterpart.kind === 'person' ? counterpart.name : t`La firma` },
    { name: t`Tipo`, value: i18n._(requestTerms.types[type]) },
    { name: t`Recibida`, value: formatDateTime(createdAt, language) },
    {
      name: t`Valor previsto`,
      value: expectedValueCents === null ? null : money(expectedValueCents / 100),
    },
    { name: t`Empresa (EV)`, value: money(figures?.enterpriseValue ?? null, figures?.currency) },
    {
      name: t({ message: 'Resultado', context: 'Of a request' }),
      value: outcome && i18n._(requestTerms.results[requestResult({ outcome, isConfirmed })]),
    },
    { name: t`Motivo`, value: reason },
  ];
  return (
    <>
      <PanelSection>
        <PanelFacts facts={facts} />
        <Link to="/collaborations/$id" params={{ id: request.id }} className={looks.follow}>
          {request.status === 'accepted' ? (
            <Trans>Abrir la conversación y la valoración</Trans>
          ) : (
            <Trans>Abrir la solicitud y la valoración</Trans>
          )}
        </Link>
      </PanelSection>
      <PanelSection heading={<Trans>Mensaje</Trans>}>
        <p className={text('dimmed', 'pre-wrap', 'anywhere')}>{message === '' ? '–' : message}</p>
      </PanelSection>
    </>
  );
};
