import { confirmEmailChange } from '@valia/services/email-changes/confirm-email-change.ts';
import {
  cancelEmailChange,
  getOwnEmailChange,
  requestEmailChange,
} from '@valia/services/email-changes/email-change-verbs.ts';
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
