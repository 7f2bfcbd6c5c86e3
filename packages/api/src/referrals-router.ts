import { createRequest } from '@valia/services/collaborations/create-request.ts';
import { getRequestDraft } from '@valia/services/collaborations/get-request-draft.ts';
import {
  getReceivedTotals,
  getSentTotals,
} from '@valia/services/collaborations/get-request-totals.ts';
import {
  listReceivedRequests,
  listSentRequests,
} from '@valia/services/collaborations/list-requests.ts';
import { listMessages } from '@valia/services/collaborations/messages/list-messages.ts';
import { markMessagesRead } from '@valia/services/collaborations/messages/mark-messages-read.ts';
import { sendMessage } from '@valia/services/collaborations/messages/send-message.ts';
import {
  acceptRequest,
  confirmOutcome,
  getRequest,
  rejectRequest,
  setOutcome,
  withdrawRequest,
} from '@valia/services/collaborations/request-verbs.ts';
import { changeAccess } from '@valia/services/collaborations/versions/change-access.ts';
import { openVersion } from '@valia/services/collaborations/versions/open-version.ts';
import { findEstimate } from '@valia/services/commissions/find-estimate.ts';
import { getOwnCommission } from '@valia/services/commissions/get-own-commission.ts';
import { getStatement } from '@valia/services/commissions/get-statement.ts';
import { listOwnCommissions } from '@valia/services/commissions/list-own-commissions.ts';
import { printStatement } from '@valia/services/commissions/print-statement.ts';
import { listAdvisers } from '@valia/services/directory/list-advisers.ts';
import { leadsRouter } from './leads-router.ts';
import { proceduresOf, sectionProcedures } from './procedures/procedures-of.ts';
import { router } from './procedures/router.ts';

const commissionsRouter = router(
  proceduresOf({
    get: getOwnCommission,
    list: listOwnCommissions,
    estimate: findEstimate,
    statement: getStatement,
    printStatement,
  }),
);

export const referralsRouter = router({
  commissions: commissionsRouter,
  ...sectionProcedures('referrals'),
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
    create: createRequest,
    listSent: listSentRequests,
    sentTotals: getSentTotals,
    listReceived: listReceivedRequests,
    receivedTotals: getReceivedTotals,
    accept: acceptRequest,
    reject: rejectRequest,
  }),
});
