import type { Database } from '@valia/db/client.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

const linesSchema = z.array(z.object({ 'QUERY PLAN': z.string() }));

/** The plan of a query, and how many pages of 8 kB running it looked at. */
export const explainQuery = async (
  db: Database,
  query: SQL,
): Promise<{ plan: string; pages: number }> => {
  const rows = await db.execute(sql`explain (analyze, buffers) ${query}`);
  const plan = linesSchema.parse([...rows]).map((line) => line['QUERY PLAN']);
  // The first line of this kind is the whole statement's; pages of which none was in memory are told without hits.
  const [, hit = '0', read = '0'] =
    /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/u.exec(plan.join('\n')) ?? [];
  return { plan: plan.join('\n'), pages: Number(hit) + Number(read) };
};
