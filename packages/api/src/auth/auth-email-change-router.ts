import { cancelEmailChange } from '@valia/services/email-changes/cancel-email-change.ts';
import { confirmEmailChange } from '@valia/services/email-changes/confirm-email-change.ts';
import { getOwnEmailChange } from '@valia/services/email-changes/get-own-email-change.ts';
import { requestEmailChange } from '@valia/services/email-changes/request-email-change.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const authEmailChangeRouter = router(
  proceduresOf({
    get: getOwnEmailChange,
    request: requestEmailChange,
    cancel: cancelEmailChange,
    confirm: confirmEmailChange,
  }),
);
