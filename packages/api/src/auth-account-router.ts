import {
  accountExportSchema,
  accountHistorySchema,
  changePasswordInput,
  provePasswordInput,
} from '@valia/domain/accounts/session-schemas.ts';
import { ownStorageSchema } from '@valia/domain/storage/storage-schemas.ts';
import { changePassword } from '@valia/services/accounts/change-password.ts';
import { listAccountEvents } from '@valia/services/accounts/list-account-events.ts';
import { eraseAccount } from '@valia/services/privacy/erase-account.ts';
import { exportAccount } from '@valia/services/privacy/export-account.ts';
import { getOwnStorage } from '@valia/services/storage/get-own-storage.ts';
import { z } from 'zod';
import { noInput } from './no-input.ts';
import { signedIn } from './procedures.ts';
import { router } from './router.ts';

export const authAccountRouter = router({
  history: signedIn
    .input(noInput)
    .output(accountHistorySchema)
    .query(({ ctx }) => listAccountEvents({ ctx })),
  storage: signedIn
    .input(noInput)
    .output(ownStorageSchema)
    .query(({ ctx }) => getOwnStorage({ ctx })),
  changePassword: signedIn
    .input(changePasswordInput)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      const { token, expiresAt } = await changePassword({ ctx, input });
      ctx.sessionCookie.set(token, expiresAt);
      return null;
    }),
  export: signedIn
    .input(provePasswordInput)
    .output(accountExportSchema)
    .mutation(({ ctx, input }) => exportAccount({ ctx, input })),
  erase: signedIn
    .input(provePasswordInput)
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await eraseAccount({ ctx, input });
      ctx.sessionCookie.clear();
      return null;
    }),
});
