import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { exceedsDocuments, exceedsFiles } from '@valia/domain/storage/storage-quota.ts';
import type { Transaction } from '../context/change-audited.ts';
import { storageUsage } from './storage-usage.ts';

/**
 * Refuses what has just been written when its owner keeps more than they may. Asked for after the write and in its
 * transaction: the write holds the owner's counter, so that of many at once each counts what the others wrote.
 */
export const requireDocumentQuota = async (tx: Transaction, ownerId: string): Promise<void> => {
  const { use, quota } = await storageUsage(tx, ownerId);
  if (!exceedsDocuments(use, quota)) return;
  throw new AppError(quota.valuations === null ? 'documents-full' : 'unconfirmed-full');
};

const bytesOf = (document: ValuationDocument): number =>
  Buffer.byteLength(JSON.stringify(document));

/** As `requireDocumentQuota`, of a document that was saved: what takes no more room is saved even where none is left. */
export const requireGrowthQuota = async (
  tx: Transaction,
  {
    ownerId,
    before,
    after,
  }: { ownerId: string; before: ValuationDocument; after: ValuationDocument },
): Promise<void> => {
  if (bytesOf(after) > bytesOf(before)) await requireDocumentQuota(tx, ownerId);
};

/** As `requireDocumentQuota`, for files. */
export const requireFileQuota = async (tx: Transaction, ownerId: string): Promise<void> => {
  const { use, quota } = await storageUsage(tx, ownerId);
  if (exceedsFiles(use, quota)) throw new AppError('files-full');
};
