const megabyte = 1_000_000;

/** What a person may keep. Who has not shown that their address is theirs keeps less: anybody can sign up so. */
export interface StorageQuota {
  documentBytes: number;
  fileBytes: number;
  /** Null: as many as fit. */
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

/** Whether the documents, as they are with what is being written, are more than may be kept. */
export const exceedsDocuments = (
  { documentBytes, valuationCount }: StorageUse,
  quota: StorageQuota,
): boolean =>
  documentBytes > quota.documentBytes ||
  (quota.valuations !== null && valuationCount > quota.valuations);

/** How much of what saves changed is remembered: beyond it a save is kept, and how many fields it changed. */
export const mostHistoryBytes = ({ emailConfirmed }: { emailConfirmed: boolean }): number =>
  (emailConfirmed ? 50 : 1) * megabyte;

export const exceedsFiles = ({ fileBytes }: StorageUse, quota: StorageQuota): boolean =>
  fileBytes > quota.fileBytes;

/** From this share of a quota on it is told. */
const toldFrom = 0.8;

export type StorageKind = 'documents' | 'valuations' | 'files';

export interface NearQuota {
  kind: StorageKind;
  used: number;
  quota: number;
}

/** The quotas that are nearly met or met, the fullest first. */
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
