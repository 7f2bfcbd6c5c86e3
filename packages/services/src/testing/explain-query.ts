import type { Database } from '@valia/db/client.ts';
import { databaseDriver } from '@valia/db/prepared-read.ts';
import { z } from 'zod';

const linesSchema = z.array(z.object({ 'QUERY PLAN': z.string() }));

interface Statement {
  text: string;
  params: unknown[];
}

/** The plan of a statement, and the number of 8 kB pages that running it read. */
export const explainQuery = async (
  db: Database,
  { text, params }: Statement,
): Promise<{ plan: string; pages: number }> => {
  const rows = await databaseDriver(db).unsafe(
    `explain (analyze, buffers) ${text}`,
    params as never[],
  );
  const plan = linesSchema.parse([...rows]).map((line) => line['QUERY PLAN']);
  // The first such line is for the whole statement; it has no hits when none of the pages was in memory.
  const [, hit = '0', read = '0'] =
    /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/u.exec(plan.join('\n')) ?? [];
  return { plan: plan.join('\n'), pages: Number(hit) + Number(read) };
};
