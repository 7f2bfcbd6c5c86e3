import type { Database } from '@valia/db/client.ts';
import { driverOf } from '@valia/db/prepared-read.ts';
import { z } from 'zod';

const linesSchema = z.array(z.object({ 'QUERY PLAN': z.string() }));

interface Statement {
  text: string;
  params: unknown[];
}

/** The plan of a statement, and how many pages of 8 kB running it looked at. */
export const explainQuery = async (
  db: Database,
  { text, params }: Statement,
): Promise<{ plan: string; pages: number }> => {
  const rows = await driverOf(db).unsafe(`explain (analyze, buffers) ${text}`, params as never[]);
  const plan = linesSchema.parse([...rows]).map((line) => line['QUERY PLAN']);
  // The first line of this kind is the whole statement's; pages of which none was in memory are told without hits.
  const [, hit = '0', read = '0'] =
    /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/u.exec(plan.join('\n')) ?? [];
  return { plan: plan.join('\n'), pages: Number(hit) + Number(read) };
};
