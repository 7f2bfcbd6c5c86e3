import { valuationViews } from '@valia/db/schema/valuation-views.ts';
import { sql } from 'drizzle-orm';

/** What a view's person calls it by. Nobody learns from it whether another's view is called the same. */
export const viewId = sql<string>`coalesce(${valuationViews.clientId}, ${valuationViews.id})`;
