import { msg } from '@lingui/core/macro';
import type { ownRequests } from '@valia/domain/collaborations/request-list.ts';
import type { RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import type { ListWords } from '../../../components/list/list-words.ts';

/** The texts of the filters of both lists of requests. */
export const requestWords: ListWords<typeof ownRequests, RequestItem> = {
  search: { label: msg`Buscar por empresa o asesor`, placeholder: msg`Empresa o asesor` },
  filters: {
    type: { name: msg`Tipo`, choices: requestTerms.types },
    status: { name: msg`Estado`, choices: requestTerms.statuses },
    period: {
      name: msg`Fecha`,
      choices: {
        '30d': msg`últimos 30 días`,
        '90d': msg`últimos 90 días`,
        '365d': msg`últimos 12 meses`,
      },
    },
  },
  orders: { created: msg`Las más recientes primero`, company: msg`Por empresa` },
};
