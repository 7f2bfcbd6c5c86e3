import { changePasswordInput, provePasswordInput } from '@valia/domain/accounts/session-schemas.ts';
import { changePassword } from '@valia/services/credentials/change-password.ts';
import { listAccountEvents } from '@valia/services/accounts/list-account-events.ts';
import {
  getOwnVerification,
  requestVerification,
} from '@valia/services/accounts/verification-verbs.ts';
import {
  getDirectoryProfile,
  updateDirectoryProfile,
} from '@valia/services/directory/directory-profile.ts';
import { eraseAccount } from '@valia/services/privacy/erase-account.ts';
import { exportAccount } from '@valia/services/privacy/export-account.ts';
import { previewErasure } from '@valia/services/privacy/preview-erasure.ts';
import { getOwnStorage } from '@valia/services/storage/get-own-storage.ts';
import { z } from 'zod';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { withInput } from '../procedures/with-input.ts';

export const authAccountRouter = router({
  ...proceduresOf({
    history: listAccountEvents,
    storage: getOwnStorage,
    verification: getOwnVerification,
    requestVerification,
    directoryProfile: getDirectoryProfile,
    updateDirectoryProfile,
    export: exportAccount,
    erasure: previewErasure,
  }),
  changePassword: withInput(signedIn, changePasswordInput, {
    touches: null,
    sample: ({ password }) => ({ currentPassword: password, newPassword: 'Una-clave-nueva-7' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      const { token, expiresAt } = await changePassword({ ctx, input });
      ctx.sessionCookie.set(token, expiresAt);
      return null;
    }),
  erase: withInput(signedIn, provePasswordInput, {
    touches: null,
    sample: ({ password }) => ({ password }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await eraseAccount({ ctx, input });
      ctx.sessionCookie.clear();
      return null;
    }),
});
