import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ownRequests } from '@valia/domain/collaborations/request-list.ts';
import type { RequestTotals } from '@valia/domain/collaborations/request-schemas.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { QueryState } from '../../components/states/query-state.tsx';
import { useLanguage } from '../../lib/language.ts';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { CreateRequestDialog } from './create/create-request-dialog.tsx';
import { RequestCounters } from './requests/request-counters.tsx';
import { RequestList } from './requests/request-list.tsx';
import { requestWords } from './requests/request-words.ts';
import { useRequestTimes } from './requests/use-request-times.ts';
import { useRequestTotals } from './requests/use-requests.ts';
import { ReferralTabs } from './statement/referral-tabs.tsx';
import { column } from '../../components/style/class-names.ts';

/** /my-referrals: the requests that the user sent to the firm and to other advisers, and their results. */
export const MyReferralsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Mis referencias`);
  const language = useLanguage();
  const address = useListAddress(ownRequests, requestWords);
  const totals = useRequestTotals('sent');
  const begin = (): void => address.change({ new: true });
  const { new: isNew, lead, valuation } = address.search;
  const estimated = totals.data?.estimated;
  const total =
    estimated == null
      ? t`Sin tarifa definida`
      : formatMoney(estimated.amountCents / 100, { language });
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading
        title={t`Mis referencias`}
        sentence={<SentSentence totals={totals.data} />}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={begin}>
            <Trans>Nueva solicitud</Trans>
          </Button>
        }
      />
      <QueryState query={totals} loading={<Skeleton radius="lg" height={124} />}>
        {(counted) => <RequestCounters totals={counted} />}
      </QueryState>
      <ReferralTabs current="requests" count={totals.data?.all} />
      <RequestList
        side="sent"
        address={address}
        all={totals.data?.all}
        total={totals.data === undefined ? undefined : total}
        empty={<NothingSent onBegin={begin} />}
      />
      {(isNew === true || lead !== undefined || valuation !== undefined) && (
        <CreateRequestDialog
          from={{ lead, valuation }}
          onClose={() => address.change({ new: undefined, lead: undefined, valuation: undefined })}
        />
      )}
    </div>
  );
};

/** The number of requests, and the next promised response of the firm. */
const SentSentence = ({ totals }: { totals: RequestTotals | undefined }) => {
  const { t } = useLingui();
  const { inSentence } = useRequestTimes();
  if (totals === undefined)
    return <Skeleton component="span" display="inline-block" height={14} width={360} maw="80%" />;
  const { all, pendingOfFirm, nextDueAt } = totals;
  const count = t`${plural(all, { one: '# solicitud', many: '# de solicitudes', other: '# solicitudes' })}`;
  if (nextDueAt === null) return <Trans>{count}. Ninguna espera la evaluación de la firma.</Trans>;
  const due = inSentence(nextDueAt);
  return pendingOfFirm === 1 ? (
    <Trans>
      {count}. Una espera la evaluación de la firma, que acaba {due}.
    </Trans>
  ) : (
    <Trans>
      {count}. {pendingOfFirm} esperan la evaluación de la firma; la primera acaba {due}.
    </Trans>
  );
};

const NothingSent = ({ onBegin }: { onBegin: () => void }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Aún no has enviado ninguna solicitud`}
      text={t`Refiere una empresa a la firma, que responde en 48 horas, o propón trabajar juntos a otro asesor.`}
      action={
        <Button variant="default" onClick={onBegin}>
          <Trans>Nueva solicitud</Trans>
        </Button>
      }
    />
  );
};
