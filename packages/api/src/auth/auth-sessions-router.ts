import { endSessionInput, sessionListSchema } from '@valia/domain/accounts/session-schemas.ts';
import { endOtherSessions } from '@valia/services/sessions/end-other-sessions.ts';
import { endSession } from '@valia/services/sessions/end-session.ts';
import { listSessions } from '@valia/services/sessions/list-sessions.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const authSessionsRouter = router({
  list: takingNothing(signedIn)
    .output(sessionListSchema)
    .query(({ ctx }) => listSessions({ ctx })),
  end: taking(signedIn, endSessionInput, {
    touches: { object: 'session', of: 'self', level: 'own' },
    sample: ({ id }) => ({ id }),
  })
    .output(sessionListSchema)
    .mutation(({ ctx, input }) => endSession({ ctx, input })),
  endOthers: takingNothing(signedIn)
    .output(sessionListSchema)
    .mutation(({ ctx }) => endOtherSessions({ ctx })),
});
