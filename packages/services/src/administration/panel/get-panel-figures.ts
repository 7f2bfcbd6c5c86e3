import type { Database } from '@valia/db/client.ts';
import { perDatabase } from '@valia/db/prepared-read.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { PanelFigures } from '@valia/domain/administration/panel-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { and, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { ServiceContext } from '../../service-context.ts';
import { requireAdministrator } from '../require-administrator.ts';

const dayMs = 86_400_000;
const keptMs = 60_000;

const readFigures = async (db: Database, now: Date): Promise<PanelFigures> => {
  const since = (days: number) => new Date(now.getTime() - days * dayMs);
  const isOpen = and(
    inArray(sellBusinessLeads.stage, [...openLeadStages]),
    isNull(sellBusinessLeads.mergedInto),
  );
  const isPerson = ne(users.status, 'erased');
  const isGrave = inArray(securityLogs.severity, ['high', 'critical']);
  const counts = await Promise.all([
    db.$count(users, isPerson),
    db.$count(users, and(isPerson, gt(users.createdAt, since(7)))),
    db.$count(organizations, isNull(organizations.archivedAt)),
    db.$count(organizations, isNotNull(organizations.archivedAt)),
    db.$count(valuations, isNull(valuations.archivedAt)),
    db.$count(valuations, and(isNull(valuations.archivedAt), eq(valuations.status, 'completed'))),
    db.$count(sellBusinessLeads, isOpen),
    db.$count(sellBusinessLeads, and(isOpen, isNull(sellBusinessLeads.advisorUserId))),
    db.$count(securityLogs, and(isGrave, gt(securityLogs.createdAt, since(1)))),
  ]);
  const [all, fresh, firms, archived, values, completed, open, unassigned, grave] = counts;
  return {
    users: all,
    newUsers: fresh,
    organizations: firms,
    archivedOrganizations: archived,
    valuations: values,
    completedValuations: completed,
    openLeads: open,
    unassignedLeads: unassigned,
    graveEvents: grave,
  };
};

interface KeptFigures {
  readAt: number;
  figures: Promise<PanelFigures>;
}
const keptOf = perDatabase((): { latest: KeptFigures | null } => ({ latest: null }));

/** How large the platform is. Counted at most once a minute, however many administrators look. */
export const getPanelFigures = ({ ctx }: { ctx: ServiceContext }): Promise<PanelFigures> => {
  requireAdministrator(ctx, 'enter-administration');
  const kept = keptOf(ctx.db);
  const now = ctx.now.getTime();
  if (kept.latest !== null && Math.abs(now - kept.latest.readAt) < keptMs)
    return kept.latest.figures;
  const latest = { readAt: now, figures: readFigures(ctx.db, ctx.now) };
  kept.latest = latest;
  latest.figures.catch(() => {
    if (kept.latest === latest) kept.latest = null;
  });
  return latest.figures;
};
