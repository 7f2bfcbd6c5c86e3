import { endSessionInput, sessionListSchema } from '@valia/domain/accounts/session-schemas.ts';
import { endOtherSessions } from '@valia/services/sessions/end-other-sessions.ts';
import { endSession } from '@valia/services/sessions/end-session.ts';
import { listSessions } from '@valia/services/sessions/list-sessions.ts';
import { noInput } from './no-input.ts';
import { signedIn } from './procedures.ts';
import { router } from './router.ts';

export const authSessionsRouter = router({
  list: signedIn
    .input(noInput)
    .output(sessionListSchema)
    .query(({ ctx }) => listSessions({ ctx })),
  end: signedIn
    .input(endSessionInput)
    .output(sessionListSchema)
    .mutation(({ ctx, input }) => endSession({ ctx, input })),
  endOthers: signedIn
    .input(noInput)
    .output(sessionListSchema)
    .mutation(({ ctx }) => endOtherSessions({ ctx })),
});
