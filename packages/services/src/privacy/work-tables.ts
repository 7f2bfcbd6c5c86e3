import { advisorCollaborationRequests } from '@valia/db/schema/advisor-collaboration-requests.ts';
import { files } from '@valia/db/schema/files.ts';
import { reports } from '@valia/db/schema/reports.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { storageUse } from '@valia/db/schema/storage-use.ts';
import { undoneSnapshots } from '@valia/db/schema/undone-snapshots.ts';
import { valuationChanges } from '@valia/db/schema/valuation-changes.ts';
import { valuationNotes } from '@valia/db/schema/valuation-notes.ts';
import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuationSnapshots } from '@valia/db/schema/valuation-snapshots.ts';
import { valuationTags } from '@valia/db/schema/valuation-tags.ts';
import { valuationViews } from '@valia/db/schema/valuation-views.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { registerTable } from './registered-table.ts';

const ownValuations = (userId: string) =>
  sql`(select id from valuations where owner_id = ${userId})`;

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
    impersonal: ['ownerId', 'clientId', 'undoneVersion', 'createdAs'],
  }),
  registerTable(storageUse, {
    rowsOf: (userId) => eq(storageUse.userId, userId),
    erasure: 'deleted',
    exported: ['valuationCount', 'documentBytes', 'fileBytes'],
    impersonal: ['userId'],
  }),
  registerTable(valuationSnapshots, {
    rowsOf: (userId) => inArray(valuationSnapshots.valuationId, ownValuations(userId)),
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
  registerTable(undoneSnapshots, {
    rowsOf: (userId) =>
      sql`${undoneSnapshots.snapshotId} in (
        select id from valuation_snapshots where valuation_id in ${ownValuations(userId)})`,
    erasure: 'deleted',
    exported: ['snapshotId', 'undoneAt'],
    impersonal: ['undoneBy'],
  }),
  registerTable(valuationChanges, {
    rowsOf: (userId) => inArray(valuationChanges.valuationId, ownValuations(userId)),
    erasure: 'deleted',
    exported: ['auditLogId', 'valuationId', 'leaves', 'leafCount'],
  }),
  registerTable(valuationTags, {
    rowsOf: (userId) => eq(valuationTags.ownerId, userId),
    erasure: 'deleted',
    exported: ['valuationId', 'tag'],
    impersonal: ['ownerId'],
  }),
  registerTable(valuationViews, {
    rowsOf: (userId) => eq(valuationViews.userId, userId),
    erasure: 'deleted',
    exported: ['id', 'name', 'search', 'createdAt'],
    impersonal: ['userId', 'clientId'],
  }),
  // A note is its writer's alone, on whosever valuation.
  registerTable(valuationNotes, {
    rowsOf: (userId) => eq(valuationNotes.userId, userId),
    erasure: 'deleted',
    exported: ['valuationId', 'text', 'updatedAt'],
    impersonal: ['userId'],
  }),
  registerTable(valuationShares, {
    rowsOf: (userId) =>
      sql`${valuationShares.userId} = ${userId} or ${valuationShares.grantedBy} = ${userId}`,
    erasure: 'deleted',
    exported: ['valuationId', 'userId', 'right', 'grantedBy', 'createdAt'],
  }),
  // A report is whose valuation it is of, whoever issued it: its document is theirs too.
  registerTable(reports, {
    rowsOf: (userId) => inArray(reports.valuationId, ownValuations(userId)),
    erasure: 'deleted',
    exported: [
      'id',
      'valuationId',
      'snapshotId',
      'comparedSnapshotId',
      'fileId',
      'kind',
      'sections',
      'language',
      'companyName',
      'signedBy',
      'verificationCode',
      'createdAt',
    ],
    withheld: ['companySortKey'],
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
