import { preparedRead } from '@valia/db/prepared-read.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { administratedRequestTotalsSchema } from '@valia/domain/collaborations/request-administration-schemas.ts';
import { firmAnswerHours } from '@valia/domain/collaborations/request-status.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { readRowCounts } from '../lists/read-row-counts.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const hourMs = 3_600_000;

/** Reads only the requests that wait for the firm. */
const waitingQuery = preparedRead((builder) =>
  builder
    .select({
      toAnswer: sql<number>`count(*)::int`,
      late: sql<number>`count(*) filter (
        where ${requests.createdAt} < ${sql.placeholder('promised')}::timestamptz)::int`,
    })
    .from(requests)
    .where(and(isNull(requests.targetAdvisorId), eq(requests.status, 'pending'))),
);

/** The number of requests, and how many of them wait for the firm. */
export const getAdministratedRequestTotals = read({
  right: 'enter-administration',
  ...withoutInput,
  output: administratedRequestTotalsSchema,
  run: async ({ ctx }) => {
    const { db, now } = ctx;
    const promised = new Date(now.getTime() - firmAnswerHours * hourMs).toISOString();
    const [counts, [waiting = { toAnswer: 0, late: 0 }]] = await Promise.all([
      readRowCounts(db),
      waitingQuery(db, { promised }),
    ]);
    return {
      ...waiting,
      toFirm: counts.of('advisor_collaboration_requests', 'firm').count,
      betweenAdvisers: counts.of('advisor_collaboration_requests', 'advisers').count,
    };
  },
});
