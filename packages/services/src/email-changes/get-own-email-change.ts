import { emailChangeSchema } from '@valia/domain/email-changes/email-change-schemas.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { openEmailChange } from './open-email-change.ts';

export const getOwnEmailChange = read({
  right: 'secure-own-account',
  ...withoutInput,
  output: emailChangeSchema,
  run: ({ ctx, actor: { userId } }) => openEmailChange(ctx.db, { userId, now: ctx.now }),
});
