import {
  changeAccessInput,
  confirmOutcomeInput,
  createRequestInput,
  listMessagesInput,
  listRequestsInput,
  messagePageSchema,
  messagesReadSchema,
  moveRequestInput,
  openedVersionSchema,
  openVersionInput,
  rejectRequestInput,
  requestCreatedSchema,
  requestDetailsSchema,
  requestDraftInput,
  requestDraftSchema,
  requestIdInput,
  requestMessageSchema,
  requestPageSchema,
  requestTotalsSchema,
  sendMessageInput,
  setOutcomeInput,
} from '@valia/domain/collaborations/request-schemas.ts';
import { adviserPageSchema, listAdvisersInput } from '@valia/domain/directory/directory-schemas.ts';
import { listAdvisers } from '@valia/services/directory/list-advisers.ts';
import { acceptRequest } from '@valia/services/collaborations/accept-request.ts';
import { changeAccess } from '@valia/services/collaborations/versions/change-access.ts';
import { createRequest } from '@valia/services/collaborations/create-request.ts';
import { getRequest } from '@valia/services/collaborations/get-request.ts';
import { getRequestDraft } from '@valia/services/collaborations/get-request-draft.ts';
import { getRequestTotals } from '@valia/services/collaborations/get-request-totals.ts';
import { listMessages } from '@valia/services/collaborations/messages/list-messages.ts';
import {
  listReceivedRequests,
  listSentRequests,
} from '@valia/services/collaborations/list-requests.ts';
import { markMessagesRead } from '@valia/services/collaborations/messages/mark-messages-read.ts';
import { openVersion } from '@valia/services/collaborations/versions/open-version.ts';
import { rejectRequest } from '@valia/services/collaborations/reject-request.ts';
import { sendMessage } from '@valia/services/collaborations/messages/send-message.ts';
import { confirmOutcome, setOutcome } from '@valia/services/collaborations/set-outcome.ts';
import { withdrawRequest } from '@valia/services/collaborations/withdraw-request.ts';
import { commissionsRouter } from './commissions-router.ts';
import { leadsRouter } from './leads-router.ts';
import { isAdvisor, signedIn } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking, takingNothing } from './procedures/taking.ts';

const ofSender = { object: 'request', of: 'owner' } as const;
const ofTarget = { object: 'received-request', of: 'owner' } as const;

export const referralsRouter = router({
  commissions: commissionsRouter,
  leads: leadsRouter,
  advisers: taking(isAdvisor, listAdvisersInput, { touches: null, sample: () => ({}) })
    .output(adviserPageSchema)
    .query(({ ctx, input }) => listAdvisers({ ctx, input })),
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
  draft: taking(signedIn, requestDraftInput, {
    touches: { object: 'valuation', of: 'owner', level: 'own' },
    sample: ({ id }) => ({ from: { kind: 'valuation', id } }),
  })
    .output(requestDraftSchema)
    .query(({ ctx, input }) => getRequestDraft({ ctx, input })),
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
  get: taking(signedIn, requestIdInput, {
    touches: { ...ofSender, level: 'read' },
    sample: ({ id }) => ({ requestId: id }),
  })
    .output(requestDetailsSchema)
    .query(({ ctx, input }) => getRequest({ ctx, input })),
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
  withdraw: taking(signedIn, moveRequestInput, {
    touches: { ...ofSender, level: 'write' },
    sample: ({ id }) => ({ requestId: id, version: 1 }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => withdrawRequest({ ctx, input })),
  setOutcome: taking(signedIn, setOutcomeInput, {
    touches: { ...ofSender, level: 'write' },
    sample: ({ id }) => ({ requestId: id, version: 1, outcome: 'won' }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => setOutcome({ ctx, input })),
  confirmOutcome: taking(signedIn, confirmOutcomeInput, {
    touches: { ...ofTarget, level: 'write' },
    sample: ({ id }) => ({ requestId: id, version: 1, outcome: 'won' }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => confirmOutcome({ ctx, input })),
  changeAccess: taking(signedIn, changeAccessInput, {
    touches: { ...ofSender, level: 'write' },
    sample: ({ id }) => ({ requestId: id, version: 1, numbers: [1], reports: true, live: false }),
  })
    .output(requestDetailsSchema)
    .mutation(({ ctx, input }) => changeAccess({ ctx, input })),
  openVersion: taking(signedIn, openVersionInput, {
    touches: { ...ofSender, level: 'read' },
    sample: ({ id }) => ({ requestId: id, number: 1 }),
  })
    .output(openedVersionSchema)
    .mutation(({ ctx, input }) => openVersion({ ctx, input })),
  messages: taking(signedIn, listMessagesInput, {
    touches: { ...ofSender, level: 'read' },
    sample: ({ id }) => ({ requestId: id }),
  })
    .output(messagePageSchema)
    .query(({ ctx, input }) => listMessages({ ctx, input })),
  sendMessage: taking(signedIn, sendMessageInput, {
    touches: { ...ofSender, level: 'write' },
    sample: ({ id, newId }) => ({ requestId: id, messageId: newId(), text: 'Hablamos el lunes' }),
    asksConfirmedEmail: true,
  })
    .output(requestMessageSchema)
    .mutation(({ ctx, input }) => sendMessage({ ctx, input })),
  markRead: taking(signedIn, requestIdInput, {
    touches: { ...ofSender, level: 'read' },
    sample: ({ id }) => ({ requestId: id }),
  })
    .output(messagesReadSchema)
    .mutation(({ ctx, input }) => markMessagesRead({ ctx, input })),
});
