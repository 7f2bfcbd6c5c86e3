import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { files } from '@valia/db/schema/files.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { eq, sql } from 'drizzle-orm';
import { registerTable } from './registered-table.ts';

/** What a person made and what came to them. */
export const workTables = [
  registerTable(valuations, {
    rowsOf: (userId) => eq(valuations.ownerId, userId),
    erasure: 'deleted',
    exported: [
      'id',
      'type',
      'status',
      'version',
      'document',
      'method',
      'companyName',
      'taxId',
      'sector',
      'province',
      'currency',
      'equityLow',
      'equityCentral',
      'equityHigh',
      'enterpriseCentral',
      'ebitda',
      'impliedMultiple',
      'createdAt',
      'updatedAt',
      'completedAt',
      'archivedAt',
    ],
    withheld: ['companySortKey', 'targetKey'],
    impersonal: ['ownerId', 'clientId'],
  }),
  registerTable(valuationSnapshots, {
    rowsOf: (userId) =>
      sql`${valuationSnapshots.valuationId} in (select id from valuations where owner_id = ${userId})`,
    erasure: 'deleted',
    exported: [
      'id',
      'valuationId',
      'number',
      'document',
      'outcome',
      'engineVersion',
      'sectorSetId',
      'sha256',
      'createdAt',
    ],
    impersonal: ['createdBy'],
  }),
  registerTable(reports, {
    rowsOf: (userId) => eq(reports.createdBy, userId),
    erasure: 'deleted',
    exported: ['id', 'valuationId', 'snapshotId', 'fileId', 'language', 'createdAt'],
    impersonal: ['createdBy'],
  }),
  registerTable(files, {
    rowsOf: (userId) => eq(files.ownerId, userId),
    erasure: 'deleted',
    exported: ['id', 'name', 'mediaType', 'sizeBytes', 'sha256', 'createdAt'],
    withheld: ['storageKey'],
    impersonal: ['ownerId'],
  }),
  // The company asked for help: its row goes on without the adviser.
  registerTable(sellBusinessLeads, {
    rowsOf: (userId) => eq(sellBusinessLeads.advisorUserId, userId),
    erasure: 'emptied',
    exported: ['companyName', 'stage', 'createdAt'],
    impersonal: ['id', 'advisorUserId'],
  }),
  // The other side keeps that there was a request.
  registerTable(advisorCollaborationRequests, {
    rowsOf: (userId) =>
      sql`${advisorCollaborationRequests.requesterUserId} = ${userId}
        or ${advisorCollaborationRequests.targetAdvisorId} = ${userId}`,
    erasure: 'emptied',
    exported: ['requesterUserId', 'targetAdvisorId', 'companyName', 'status', 'createdAt'],
    impersonal: ['id'],
  }),
];
