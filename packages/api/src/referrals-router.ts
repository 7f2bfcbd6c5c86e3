import {
  createRequestInput,
  listRequestsInput,
  moveRequestInput,
  rejectRequestInput,
  requestCreatedSchema,
  requestDetailsSchema,
  requestPageSchema,
  requestTotalsSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { acceptRequest } from '@valia/services/collaborations/accept-request.ts';
import { createRequest } from '@valia/services/collaborations/create-request.ts';
import { getRequestDraft } from '@valia/services/collaborations/get-request-draft.ts';
import { getRequestTotals } from '@valia/services/collaborations/get-request-totals.ts';
import { getRequest } from '@valia/services/collaborations/get-request.ts';
import {
  listReceivedRequests,
  listSentRequests,
} from '@valia/services/collaborations/list-requests.ts';
import { listMessages } from '@valia/services/collaborations/messages/list-messages.ts';
import { markMessagesRead } from '@valia/services/collaborations/messages/mark-messages-read.ts';
import { sendMessage } from '@valia/services/collaborations/messages/send-message.ts';
import { rejectRequest } from '@valia/services/collaborations/reject-request.ts';
import { confirmOutcome, setOutcome } from '@valia/services/collaborations/set-outcome.ts';
import { changeAccess } from '@valia/services/collaborations/versions/change-access.ts';
import { openVersion } from '@valia/services/collaborations/versions/open-version.ts';
import { withdrawRequest } from '@valia/services/collaborations/withdraw-request.ts';
import { listAdvisers } from '@valia/services/directory/list-advisers.ts';
import { commissionsRouter } from './commissions-router.ts';
import { feesRouter } from './fees-router.ts';
import { leadsRouter } from './leads-router.ts';
import { proceduresOf } from './procedures/procedures-of.ts';
import { isAdvisor, signedIn } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking, takingNothing } from './procedures/taking.ts';
const ofTarget = { object: 'received-request', of: 'owner' } as const;

export const referralsRouter = router({
  commissions: commissionsRouter,
  fees: feesRouter,
  leads: leadsRouter,
  ...proceduresOf({
    advisers: listAdvisers,
    draft: getRequestDraft,
    get: getRequest,
    withdraw: withdrawRequest,
    setOutcome,
    confirmOutcome,
    changeAccess,
    openVersion,
    messages: listMessages,
    sendMessage,
    markRead: markMessagesRead,
  }),
  create: taking(signedIn, createRequestInput, {
    touches: null,
    sample: ({ newId }) => ({
      requestId: newId(),
      targetAdvisorId: null,
      type: 'referral',
      companyName: 'Talleres de Ejemplo, S.L.',
      message: 'Los socios quieren vender',
    }),
    asksConfirmedEmail: true,
  })
    .output(requestCreatedSchema)
    .mutation(({ ctx, input }) => createRequest({ ctx, input })),
  listSent: taking(signedIn, listRequestsInput, { touches: null, sample: () => ({}) })
    .output(requestPageSchema)
    .query(({ ctx, input }) => listSentRequests({ ctx, input })),
  sentTotals: takingNothing(signedIn)
    .output(requestTotalsSchema)
    .query(({ ctx }) => getRequestTotals({ ctx, side: 'sent' })),
  listReceived: taking(isAdvisor, listRequestsInput, { touches: null, sample: () => ({}) })
    .output(requestPageSchema)
    .query(({ ctx, input }) => listReceivedRequests({ ctx, input })),
  receivedTotals: takingNothing(isAdvisor)
    .output(requestTotalsSchema)
    .query(({ ctx }) => getRequestTotals({ ctx, side: 'received' })),
  accept: taking(isAdvisor, moveRequestInput, {
    touches: { ...ofTarget, level: 'write' },
    sample: ({ id }) => ({ requestId: id, version: 1 }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => acceptRequest({ ctx, input })),
  reject: taking(isAdvisor, rejectRequestInput, {
    touches: { ...ofTarget, level: 'write' },
    sample: ({ id }) => ({ requestId: id, version: 1, reason: 'No es mi sector' }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => rejectRequest({ ctx, input })),
});
