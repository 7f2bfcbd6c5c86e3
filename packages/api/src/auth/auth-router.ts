import { signInInput, signUpInput, signUpOutput } from '@valia/domain/accounts/account-schemas.ts';
import {
  mfaVerifyInput,
  mfaVerifyOutput,
  signInOutput,
} from '@valia/domain/accounts/second-factor-schemas.ts';
import { signUpAdviser } from '@valia/services/credentials/sign-up-adviser.ts';
import { getFirm } from '@valia/services/firm/firm-verbs.ts';
import { reportIssue } from '@valia/services/issue-reports/issue-report-verbs.ts';
import { verifySignIn } from '@valia/services/second-factor/verify-sign-in.ts';
import { getSession } from '@valia/services/sessions/get-session.ts';
import { signIn } from '@valia/services/credentials/sign-in.ts';
import { signOut } from '@valia/services/sessions/sign-out.ts';
import { z } from 'zod';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { publicProcedure } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { withInput, withoutInput } from '../procedures/with-input.ts';
import { authAccountRouter } from './auth-account-router.ts';
import { authBrandingRouter } from './auth-branding-router.ts';
import { authEmailChangeRouter } from './auth-email-change-router.ts';
import { authInvitationsRouter } from './auth-invitations-router.ts';
import { authOrganizationsRouter } from './auth-organizations-router.ts';
import { authProfileRouter } from './auth-profile-router.ts';
import { authRecoveryProcedures } from './auth-recovery-procedures.ts';
import { authSecondFactorRouter } from './auth-second-factor-router.ts';
import { authSessionsRouter } from './auth-sessions-router.ts';

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
