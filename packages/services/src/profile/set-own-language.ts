import { users } from '@valia/db/schema/identity/users.ts';
import { setLanguageInput } from '@valia/domain/profile/profile-schemas.ts';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';

/** The language in which a person is written to. */
export const setOwnLanguage = act({
  right: 'edit-own-profile',
  input: setLanguageInput,
  output: z.null(),
  touches: null,
  sample: () => ({ language: 'ca' }),
  run: async ({ ctx, actor: { userId }, input: { language } }) =>
    changeAudited(ctx, async (tx) => {
      const changed = await tx
        .update(users)
        .set({ language })
        .where(and(eq(users.id, userId), eq(users.status, 'active'), ne(users.language, language)))
        .returning({ id: users.id });
      if (changed.length === 0) return null;
      await recordAudit(tx, ctx, {
        action: 'user.language-changed',
        subjectType: 'user',
        subjectId: userId,
        after: { language },
      });
      return null;
    }),
});
