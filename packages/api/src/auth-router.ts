import {
  firmSchema,
  sessionSchema,
  signInInput,
  signInOutput,
  signUpInput,
  signUpOutput,
} from '@valia/domain/accounts/account-schemas.ts';
import { signUpAdviser } from '@valia/services/accounts/sign-up-adviser.ts';
import { getFirm } from '@valia/services/firm/get-firm.ts';
import { getSession } from '@valia/services/sessions/get-session.ts';
import { signIn } from '@valia/services/sessions/sign-in.ts';
import { signOut } from '@valia/services/sessions/sign-out.ts';
import { z } from 'zod';
import { router } from './router.ts';
import { noInput } from './no-input.ts';
import { publicProcedure } from './procedures.ts';

export const authRouter = router({
  signUp: publicProcedure
    .input(signUpInput)
    .output(signUpOutput)
    .mutation(async ({ ctx, input }) => {
      const { session, cookie, organizationFailed } = await signUpAdviser({ ctx, input });
      ctx.sessionCookie.set(cookie.token, cookie.expiresAt);
      return { session, organizationFailed };
    }),
  signIn: publicProcedure
    .input(signInInput)
    .output(signInOutput)
    .mutation(async ({ ctx, input }) => {
      const { session, cookie } = await signIn({ ctx, input });
      ctx.sessionCookie.set(cookie.token, cookie.expiresAt);
      return { session };
    }),
  signOut: publicProcedure
    .input(noInput)
    .output(z.null())
    .mutation(async ({ ctx }) => {
      await signOut({ ctx });
      ctx.sessionCookie.clear();
      return null;
    }),
  session: publicProcedure
    .input(noInput)
    .output(sessionSchema.nullable())
    .query(({ ctx }) => getSession({ ctx })),
  firm: publicProcedure
    .input(noInput)
    .output(firmSchema)
    .query(({ ctx }) => getFirm({ ctx })),
});
