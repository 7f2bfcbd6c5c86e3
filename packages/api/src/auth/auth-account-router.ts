import {
  accountExportSchema,
  accountHistorySchema,
  changePasswordInput,
  provePasswordInput,
} from '@valia/domain/accounts/session-schemas.ts';
import { ownStorageSchema } from '@valia/domain/storage/storage-schemas.ts';
import { directoryProfileSchema } from '@valia/domain/directory/directory-schemas.ts';
import { ownVerificationSchema } from '@valia/domain/accounts/own-verification-schema.ts';
import { erasurePreviewSchema } from '@valia/domain/profile/erasure-preview-schema.ts';
import { changePassword } from '@valia/services/accounts/change-password.ts';
import { getOwnVerification } from '@valia/services/accounts/get-own-verification.ts';
import { listAccountEvents } from '@valia/services/accounts/list-account-events.ts';
import { requestVerification } from '@valia/services/accounts/request-verification.ts';
import {
  getDirectoryProfile,
  updateDirectoryProfile,
} from '@valia/services/directory/directory-profile.ts';
import { eraseAccount } from '@valia/services/privacy/erase-account.ts';
import { exportAccount } from '@valia/services/privacy/export-account.ts';
import { previewErasure } from '@valia/services/privacy/preview-erasure.ts';
import { getOwnStorage } from '@valia/services/storage/get-own-storage.ts';
import { z } from 'zod';
import { signedIn, isAdvisor } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const authAccountRouter = router({
  history: takingNothing(signedIn)
    .output(accountHistorySchema)
    .query(({ ctx }) => listAccountEvents({ ctx })),
  storage: takingNothing(signedIn)
    .output(ownStorageSchema)
    .query(({ ctx }) => getOwnStorage({ ctx })),
  verification: takingNothing(isAdvisor)
    .output(ownVerificationSchema)
    .query(({ ctx }) => getOwnVerification({ ctx })),
  requestVerification: takingNothing(isAdvisor)
    .output(ownVerificationSchema)
    .mutation(({ ctx }) => requestVerification({ ctx })),
  directoryProfile: takingNothing(isAdvisor)
    .output(directoryProfileSchema)
    .query(({ ctx }) => getDirectoryProfile({ ctx })),
  updateDirectoryProfile: taking(isAdvisor, directoryProfileSchema, {
    touches: null,
    sample: () => ({
      isListed: true,
      specialties: ['mergers'],
      sectors: ['ALI'],
      languages: ['ca'],
      province: '17',
      presentation: '',
    }),
  })
    .output(directoryProfileSchema)
    .mutation(({ ctx, input }) => updateDirectoryProfile({ ctx, input })),
  changePassword: taking(signedIn, changePasswordInput, {
    touches: null,
    sample: ({ password }) => ({ currentPassword: password, newPassword: 'Una-clave-nueva-7' }),
  })
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      const { token, expiresAt } = await changePassword({ ctx, input });
      ctx.sessionCookie.set(token, expiresAt);
      return null;
    }),
  export: taking(signedIn, provePasswordInput, {
    touches: null,
    sample: ({ password }) => ({ password }),
  })
    .output(accountExportSchema)
    .mutation(({ ctx, input }) => exportAccount({ ctx, input })),
  erasure: takingNothing(signedIn)
    .output(erasurePreviewSchema)
    .query(({ ctx }) => previewErasure({ ctx })),
  erase: taking(signedIn, provePasswordInput, {
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
