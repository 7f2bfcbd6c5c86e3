import { endOtherSessions } from '@valia/services/sessions/end-other-sessions.ts';
import { endSession } from '@valia/services/sessions/end-session.ts';
import { listSessions } from '@valia/services/sessions/list-sessions.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const authSessionsRouter = router(
  proceduresOf({ list: listSessions, end: endSession, endOthers: endOtherSessions }),
);
