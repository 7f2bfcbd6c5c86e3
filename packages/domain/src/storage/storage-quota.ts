const megabyte = 1_000_000;

/**
 * The maximum that a user may store. Users who have not confirmed their email address may store less, because anybody
 * can sign up that way.
 */
export interface StorageQuota {
  documentBytes: number;
  fileBytes: number;
  /** Null means no limit on the number. */
  valuations: number | null;
}

export interface StorageUse {
  documentBytes: number;
  fileBytes: number;
  valuationCount: number;
}

const confirmedQuota: StorageQuota = {
  documentBytes: 500 * megabyte,
  fileBytes: 100 * megabyte,
  valuations: null,
};

const unconfirmedQuota: StorageQuota = {
  documentBytes: 10 * megabyte,
  fileBytes: 100 * megabyte,
  valuations: 100,
};

export const storageQuotaOf = ({ emailConfirmed }: { emailConfirmed: boolean }): StorageQuota =>
  emailConfirmed ? confirmedQuota : unconfirmedQuota;

/** Whether the stored documents, including the one being written, exceed the quota. */
export const isOverDocumentQuota = (
  { documentBytes, valuationCount }: StorageUse,
  quota: StorageQuota,
): boolean =>
  documentBytes > quota.documentBytes ||
  (quota.valuations !== null && valuationCount > quota.valuations);

/** The maximum size of a user's stored change history. Beyond it, a save records only the number of changed fields. */
export const maxHistoryBytes = ({ emailConfirmed }: { emailConfirmed: boolean }): number =>
  (emailConfirmed ? 50 : 1) * megabyte;

export const isOverFileQuota = ({ fileBytes }: StorageUse, quota: StorageQuota): boolean =>
  fileBytes > quota.fileBytes;

/** The share of a quota from which the user is notified. */
const toldFrom = 0.8;

export type StorageKind = 'documents' | 'valuations' | 'files';

export interface NearQuota {
  kind: StorageKind;
  used: number;
  quota: number;
}

/** The quotas that are nearly or fully used, the fullest first. */
export const nearQuotas = (use: StorageUse, quota: StorageQuota): NearQuota[] => {
  const shares: NearQuota[] = [
    { kind: 'documents', used: use.documentBytes, quota: quota.documentBytes },
    { kind: 'files', used: use.fileBytes, quota: quota.fileBytes },
    ...(quota.valuations === null
      ? []
      : [{ kind: 'valuations' as const, used: use.valuationCount, quota: quota.valuations }]),
  ];
  return shares
    .filter(({ used, quota: most }) => used >= toldFrom * most)
    .toSorted((one, other) => other.used / other.quota - one.used / one.quota);
};
