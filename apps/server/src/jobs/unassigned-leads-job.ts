import { randomUUID } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import { remindOfUnassignedLeads } from '@valia/services/leads/remind-of-unassigned-leads.ts';
import type { FastifyInstance } from 'fastify';
import { runJob } from './run-job.ts';

const everyMs = 900_000;

/** Checks every 15 minutes whether large leads still wait for an adviser, until the server closes. */
export function unassignedLeadsJob(server: FastifyInstance, db: Database): void {
  runJob(server, {
    everyMs,
    work: async () => {
      await remindOfUnassignedLeads({ db, now: new Date(), newId: randomUUID });
      return false;
    },
    failure: 'the leads could not be looked at now',
  });
}
