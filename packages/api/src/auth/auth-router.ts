import { signInInput, signUpInput, signUpOutput } from '@valia/domain/accounts/account-schemas.ts';
import {
  mfaVerifyInput,
  mfaVerifyOutput,
  signInOutput,
} from '@valia/domain/accounts/second-factor-schemas.ts';
import { uploadedLogoSchema } from '@valia/domain/organizations/branding-schemas.ts';
import { getOwnBranding } from '@valia/services/branding/find-branding.ts';
import { printBrandingSample } from '@valia/services/branding/print-branding-sample.ts';
import { sendLogo } from '@valia/services/branding/send-logo.ts';
import { updateBranding } from '@valia/services/branding/update-branding.ts';
import { signUpAdviser } from '@valia/services/credentials/sign-up-adviser.ts';
import { confirmEmailChange } from '@valia/services/email-changes/confirm-email-change.ts';
import {
  cancelEmailChange,
  getOwnEmailChange,
  requestEmailChange,
} from '@valia/services/email-changes/email-change-verbs.ts';
import { getFirm } from '@valia/services/firm/firm-verbs.ts';
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
} from '@valia/services/invitations/invitation-verbs.ts';
import { reportIssue } from '@valia/services/issue-reports/issue-report-verbs.ts';
import { getOwnOrganization } from '@valia/services/organizations/get-own-organization.ts';
import {
  addMissingOrganization,
  endOwnMembership,
  handOverOrganization,
  removeMember,
  updateOrganization,
} from '@valia/services/organizations/own-organization-verbs.ts';
import {
  getOwnProfile,
  setOwnLanguage,
  updateOwnProfile,
} from '@valia/services/profile/profile-verbs.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  regenerateRecoveryCodes,
} from '@valia/services/second-factor/second-factor-verbs.ts';
import { verifySignIn } from '@valia/services/second-factor/verify-sign-in.ts';
import { getSession } from '@valia/services/sessions/get-session.ts';
import { signIn } from '@valia/services/credentials/sign-in.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '@valia/services/sessions/session-verbs.ts';
import { signOut } from '@valia/services/sessions/sign-out.ts';
import { z } from 'zod';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { publicProcedure, isAdvisor } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { readAllBytes, withBytes } from '../procedures/with-bytes.ts';
import { withInput, withoutInput } from '../procedures/with-input.ts';
import { authAccountRouter } from './auth-account-router.ts';
import { authInvitationsRouter } from './auth-invitations-router.ts';
import { authRecoveryProcedures } from './auth-recovery-procedures.ts';

/** The smallest possible PNG. */
const samplePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const authBrandingRouter = router({
  ...proceduresOf({
    get: getOwnBranding,
    update: updateBranding,
    printSample: printBrandingSample,
  }),
  sendLogo: withBytes(isAdvisor, () => Buffer.from(samplePicture, 'base64'))
    .output(uploadedLogoSchema)
    .mutation(async ({ ctx, input }) =>
      sendLogo({ ctx, input: { bytes: await readAllBytes(input) } }),
    ),
});

const authEmailChangeRouter = router(
  proceduresOf({
    get: getOwnEmailChange,
    request: requestEmailChange,
    cancel: cancelEmailChange,
    confirm: confirmEmailChange,
  }),
);

const authOrganizationsRouter = router(
  proceduresOf({
    get: getOwnOrganization,
    update: updateOrganization,
    found: addMissingOrganization,
    leave: endOwnMembership,
    invitations: listInvitations,
    invite: createInvitation,
    revokeInvitation,
    handOver: handOverOrganization,
    removeMember,
  }),
);

const authProfileRouter = router(
  proceduresOf({ get: getOwnProfile, update: updateOwnProfile, setLanguage: setOwnLanguage }),
);

const authSecondFactorRouter = router(
  proceduresOf({
    get: getSecondFactor,
    begin: beginSecondFactor,
    confirm: confirmSecondFactor,
    regenerateRecoveryCodes,
    disable: disableSecondFactor,
  }),
);

const authSessionsRouter = router(
  proceduresOf({ list: listSessions, end: endSession, endOthers: endOtherSessions }),
);

export const authRouter = router({
  signUp: withInput(publicProcedure, signUpInput, {
    touches: null,
    sample: () => ({
      firstName: 'Núria',
      lastName: 'Puig',
      phone: '+34 931 234 567',
      email: 'somebody.new@example.test',
      company: 'Puig Assessors',
      city: null,
      advisoryType: null,
      taxId: null,
      password: 'Una-clave-nueva-7',
      termsAccepted: true,
    }),
  })
    .output(signUpOutput)
    .mutation(async ({ ctx, input }) => {
      const { session, cookie, organizationFailed } = await signUpAdviser({ ctx, input });
      ctx.sessionCookie.set(cookie.token, cookie.expiresAt);
      return { session, organizationFailed };
    }),
  signIn: withInput(publicProcedure, signInInput, {
    touches: null,
    sample: ({ password }) => ({ email: 'somebody.new@example.test', password, code: '123456' }),
  })
    .output(signInOutput)
    .mutation(async ({ ctx, input }) => {
      const result = await signIn({ ctx, input });
      if (result.mfaRequired) {
        const { challenge, expiresAt } = result;
        return { mfaRequired: true, challenge, expiresAt: expiresAt.toISOString() };
      }
      ctx.sessionCookie.set(result.cookie.token, result.cookie.expiresAt);
      return { mfaRequired: false, session: result.session };
    }),
  mfaVerify: withInput(publicProcedure, mfaVerifyInput, {
    touches: null,
    sample: () => ({ challenge: 'x'.repeat(43), code: '123456' }),
  })
    .output(mfaVerifyOutput)
    .mutation(async ({ ctx, input }) => {
      const result = await verifySignIn({ ctx, input });
      if (!result.valid) return { valid: false };
      ctx.sessionCookie.set(result.cookie.token, result.cookie.expiresAt);
      return { valid: true, session: result.session };
    }),
  signOut: withoutInput(publicProcedure)
    .output(z.null())
    .mutation(async ({ ctx }) => {
      await signOut({ ctx });
      ctx.sessionCookie.clear();
      return null;
    }),
  ...proceduresOf({ session: getSession, firm: getFirm, reportIssue }),
  ...authRecoveryProcedures,
  profile: authProfileRouter,
  emailChange: authEmailChangeRouter,
  branding: authBrandingRouter,
  organizations: authOrganizationsRouter,
  invitations: authInvitationsRouter,
  secondFactor: authSecondFactorRouter,
  sessions: authSessionsRouter,
  account: authAccountRouter,
});
