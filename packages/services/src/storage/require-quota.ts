import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { isOverDocumentQuota, isOverFileQuota } from '@valia/domain/storage/storage-quota.ts';
import type { Transaction } from '../context/change-audited.ts';
import { storageUsage } from './storage-usage.ts';

/**
 * Refuses a write that exceeds its owner's quota. It is called after the write, in the same transaction: the write
 * locks the owner's counter, so that each of several concurrent writes includes the others.
 */
export const requireDocumentQuota = async (tx: Transaction, ownerId: string): Promise<void> => {
  const { use, quota } = await storageUsage(tx, ownerId);
  if (!isOverDocumentQuota(use, quota)) return;
  throw new AppError(quota.valuations === null ? 'documents-full' : 'unconfirmed-full');
};

const bytesOf = (document: ValuationDocument): number =>
  Buffer.byteLength(JSON.stringify(document));

/**
 * Same as `requireDocumentQuota`, for saving an existing document: a save that needs no more space is allowed even when
 * the quota is used up.
 */
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

/** Same as `requireDocumentQuota`, for files. */
export const requireFileQuota = async (tx: Transaction, ownerId: string): Promise<void> => {
  const { use, quota } = await storageUsage(tx, ownerId);
  if (isOverFileQuota(use, quota)) throw new AppError('files-full');
};
