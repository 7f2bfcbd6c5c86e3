import { getAdministratedRequestTotals } from '@valia/services/collaborations/get-administrated-request-totals.ts';
import { listAdministratedRequests } from '@valia/services/collaborations/list-administrated-requests.ts';
import {
  acceptFirmRequest,
  rejectFirmRequest,
} from '@valia/services/collaborations/request-verbs.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminCollaborationsRouter = router(
  proceduresOf({
    list: listAdministratedRequests,
    totals: getAdministratedRequestTotals,
    accept: acceptFirmRequest,
    reject: rejectFirmRequest,
    ...savedViewVerbs('firm-requests'),
  }),
);
