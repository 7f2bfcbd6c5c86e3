import {
  confirmEmailChangeInput,
  confirmEmailChangeOutput,
  emailChangeSchema,
  requestEmailChangeInput,
} from '@valia/domain/email-changes/email-change-schemas.ts';
import { cancelEmailChange } from '@valia/services/email-changes/cancel-email-change.ts';
import { confirmEmailChange } from '@valia/services/email-changes/confirm-email-change.ts';
import { getOwnEmailChange } from '@valia/services/email-changes/get-own-email-change.ts';
import { requestEmailChange } from '@valia/services/email-changes/request-email-change.ts';
import { z } from 'zod';
import { publicProcedure, signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const authEmailChangeRouter = router({
  get: takingNothing(signedIn)
    .output(emailChangeSchema)
    .query(({ ctx }) => getOwnEmailChange({ ctx })),
  request: taking(signedIn, requestEmailChangeInput, {
    touches: null,
    sample: ({ password }) => ({ email: 'somebody.new@example.test', password }),
  })
    .output(emailChangeSchema)
    .mutation(({ ctx, input }) => requestEmailChange({ ctx, input })),
  cancel: takingNothing(signedIn)
    .output(z.null())
    .mutation(({ ctx }) => cancelEmailChange({ ctx })),
  confirm: taking(publicProcedure, confirmEmailChangeInput, {
    touches: { object: 'email-change-link', of: 'holder', level: 'own' },
    sample: ({ id }) => ({ token: id }),
  })
    .output(confirmEmailChangeOutput)
    .mutation(({ ctx, input }) => confirmEmailChange({ ctx, input })),
});
