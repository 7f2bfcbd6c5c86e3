import { adminQueueItems } from '@valia/db/schema/admin-queue.ts';
import { auditLogs } from '@valia/db/schema/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/audit-notes.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/audit-seals.ts';
import { firmSettings } from '@valia/db/schema/firm-settings.ts';
import { rateLimits } from '@valia/db/schema/rate-limits.ts';
import { sectorMultipleSets } from '@valia/db/schema/sector-multiple-sets.ts';
import { sectorMultiples } from '@valia/db/schema/sector-multiples.ts';
import { securityLogs } from '@valia/db/schema/security-logs.ts';
import { signInFailures } from '@valia/db/schema/sign-in-failures.ts';
import { smeSectors } from '@valia/db/schema/sme-sectors.ts';
import { eq } from 'drizzle-orm';
import { registerTable } from './registered-table.ts';

/** What the platform keeps for itself. Ids of erased people stay in its logs and lead to nobody. */
export const platformTables = [
  registerTable(auditLogs, {
    rowsOf: (userId) => eq(auditLogs.actorUserId, userId),
    exported: ['at', 'action', 'subjectType', 'subjectId', 'before', 'after'],
    impersonal: ['id', 'actorUserId', 'requestId'],
  }),
  registerTable(auditNotes, {
    rowsOf: (userId) => eq(auditNotes.subjectUserId, userId),
    erasure: 'deleted',
    exported: ['auditLogId', 'note'],
    impersonal: ['subjectUserId'],
  }),
  registerTable(securityLogs, {
    rowsOf: (userId) => eq(securityLogs.subjectId, userId),
    erasure: 'emptied',
    exported: ['eventType', 'severity', 'detail', 'createdAt'],
    withheld: ['acknowledgedAt', 'acknowledgedBy', 'note'],
    impersonal: ['id', 'subjectId'],
  }),
  registerTable(adminQueueItems, {
    rowsOf: (userId) => eq(adminQueueItems.subjectId, userId),
    erasure: 'deleted',
    exported: ['kind', 'createdAt', 'resolvedAt'],
    withheld: ['detail'],
    impersonal: ['id', 'subjectId'],
  }),
  registerTable(auditSeals, { impersonal: ['position', 'auditLogId', 'seal', 'sealedAt'] }),
  registerTable(auditSealQueue, { impersonal: ['auditLogId'] }),
  // Hashes of addresses, gone with the limit's window.
  registerTable(rateLimits, { impersonal: ['key', 'hits', 'expiresAt'] }),
  registerTable(signInFailures, { impersonal: ['accountKey', 'consecutive', 'lastFailedAt'] }),
  registerTable(firmSettings, {
    impersonal: ['id', 'name', 'taxId', 'address', 'dataProtectionContact', 'mailbox', 'updatedAt'],
  }),
  registerTable(sectorMultipleSets, {
    impersonal: ['id', 'region', 'effectiveDate', 'source', 'sizeStepNodes', 'createdAt'],
  }),
  registerTable(sectorMultiples, {
    impersonal: [
      'setId',
      'industry',
      'smeSector',
      'firms',
      'evToEbitda',
      'evToEbit',
      'evToEbitdaAllFirms',
      'evToEbitAllFirms',
      'evToSales',
      'priceToSales',
      'netMargin',
      'priceToEarningsProfitable',
      'priceToEarningsTrailing',
      'priceToEarningsForward',
      'leveredBeta',
      'debtToEquity',
      'unleveredBeta',
      'unleveredBetaCashCorrected',
      'effectiveTaxRate',
      'costOfEquityUsd',
      'afterTaxCostOfDebtUsd',
      'costOfCapitalUsd',
      'costOfCapitalBasis',
      'ebitdaMargin',
      'source',
      'retrievedFrom',
    ],
  }),
  registerTable(smeSectors, {
    impersonal: [
      'code',
      'position',
      'nameEs',
      'nameCa',
      'nameEn',
      'cnae2009Divisions',
      'evMultiplesMeaningful',
    ],
  }),
];
