import {
  moveRequestInput,
  rejectRequestInput,
  requestDetailsSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { acceptFirmRequest } from '@valia/services/collaborations/accept-request.ts';
import { getAdministratedRequestTotals } from '@valia/services/collaborations/get-administrated-request-totals.ts';
import { listAdministratedRequests } from '@valia/services/collaborations/list-administrated-requests.ts';
import { rejectFirmRequest } from '@valia/services/collaborations/reject-request.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

const ofFirm = { object: 'firm-request', of: 'administrator', level: 'write' } as const;

export const adminCollaborationsRouter = router({
  ...proceduresOf({
    list: listAdministratedRequests,
    totals: getAdministratedRequestTotals,
    ...savedViewVerbs('firm-requests'),
  }),
  accept: taking(isAdmin, moveRequestInput, {
    touches: ofFirm,
    sample: ({ id }) => ({ requestId: id, version: 1 }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => acceptFirmRequest({ ctx, input })),
  reject: taking(isAdmin, rejectRequestInput, {
    touches: ofFirm,
    sample: ({ id }) => ({ requestId: id, version: 1, reason: 'Queda fuera de lo que llevamos' }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => rejectFirmRequest({ ctx, input })),
});
