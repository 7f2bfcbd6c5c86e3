import { useLingui } from '@lingui/react/macro';
import type { RequestDetails, RequestEvent } from '@valia/domain/collaborations/request-schemas.ts';
import { requestOutcomes } from '@valia/domain/collaborations/request-outcome.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { useCounterpartName } from './use-request-times.ts';

/** One event of a request's history, as text for the current user. */
export const useEventText = ({ request }: Pick<RequestDetails, 'request'>) => {
  const { t, i18n } = useLingui();
  const other = useCounterpartName()(request.counterpart);
  return ({ kind, isMine, byName, number, detail }: RequestEvent): string => {
    const name = byName === null || byName === '' ? other : byName;
    const known = requestOutcomes.find((outcome) => outcome === detail) ?? 'open';
    const outcome = i18n._(requestTerms.outcomes[known]);
    switch (kind) {
      case 'sent':
        return isMine ? t`Enviaste la solicitud` : t`${name} envió la solicitud`;
      case 'accepted':
        return isMine ? t`Aceptaste la solicitud` : t`${name} aceptó la solicitud`;
      case 'rejected':
        return isMine ? t`Rechazaste la solicitud` : t`${name} rechazó la solicitud`;
      case 'withdrawn':
        return isMine ? t`Retiraste la solicitud` : t`${name} retiró la solicitud`;
      case 'expired':
        return t`La solicitud caducó sin respuesta`;
      case 'access-changed':
        return isMine ? t`Cambiaste lo que se puede leer` : t`${name} cambió lo que se puede leer`;
      case 'access-taken-back':
        return isMine
          ? t`Retiraste el acceso a la valoración`
          : t`${name} retiró el acceso a la valoración`;
      case 'version-opened': {
        const version = number ?? 1;
        return isMine ? t`Abriste la versión ${version}` : t`${name} abrió la versión ${version}`;
      }
      case 'outcome-set':
        return isMine
          ? t`Indicaste el resultado: ${outcome}`
          : t`${name} indicó el resultado: ${outcome}`;
      case 'outcome-confirmed':
        return isMine
          ? t`Confirmaste el resultado: ${outcome}`
          : t`${name} confirmó el resultado: ${outcome}`;
    }
  };
};
