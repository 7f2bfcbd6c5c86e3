import {
  endOtherSessions,
  endSession,
  listSessions,
} from '@valia/services/sessions/session-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const authSessionsRouter = router(
  proceduresOf({ list: listSessions, end: endSession, endOthers: endOtherSessions }),
);
