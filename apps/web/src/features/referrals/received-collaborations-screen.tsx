import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { ownRequests } from '@valia/domain/collaborations/request-list.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { RequestList } from './requests/request-list.tsx';
import { requestWords } from './requests/request-words.ts';
import { useRequestTotals } from './requests/use-requests.ts';
import { column } from '../../components/style/class-names.ts';

/** /my-received-collaborations: the proposals of other advisers to the user. */
export const ReceivedCollaborationsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Colaboraciones recibidas`);
  const address = useListAddress(ownRequests, requestWords);
  const { data: totals } = useRequestTotals('received');
  const { pending = 0, accepted = 0 } = totals ?? {};
  const waiting = t`${plural(pending, { one: '# espera tu respuesta', many: '# de solicitudes esperan tu respuesta', other: '# esperan tu respuesta' })}`;
  const running = t`${plural(accepted, { one: '# aceptada', many: '# de aceptadas', other: '# aceptadas' })}`;
  return (
    <div className={column({ gap: 16 })}>
      <PageHeading
        title={t`Colaboraciones recibidas`}
        sentence={
          totals === undefined ? (
            <Skeleton component="span" display="inline-block" height={14} width={240} />
          ) : (
            `${waiting}, ${running}.`
          )
        }
      />
      <RequestList
        side="received"
        address={address}
        all={totals?.all}
        empty={
          <EmptyState
            title={t`Aún no has recibido ninguna solicitud`}
            text={t`Aquí verás lo que te propongan otros asesores. Tienes 30 días para responder a cada solicitud.`}
          />
        }
      />
    </div>
  );
};
