import { describe, expect, test } from 'vitest';
import {
  isOverDocumentQuota,
  isOverFileQuota,
  nearQuotas,
  storageQuotaOf,
} from './storage-quota.ts';

const confirmed = storageQuotaOf({ emailConfirmed: true });
const unconfirmed = storageQuotaOf({ emailConfirmed: false });
const none = { documentBytes: 0, fileBytes: 0, valuationCount: 0 };

describe('what a person may keep', () => {
  test('is 500 MB of documents and 100 MB of files; 10 MB and 100 valuations before the address is confirmed', () => {
    expect(confirmed).toEqual({
      documentBytes: 500_000_000,
      fileBytes: 100_000_000,
      valuations: null,
    });
    expect(unconfirmed).toEqual({
      documentBytes: 10_000_000,
      fileBytes: 100_000_000,
      valuations: 100,
    });
  });

  test('may be met and not passed', () => {
    expect(isOverDocumentQuota({ ...none, documentBytes: 500_000_000 }, confirmed)).toBe(false);
    expect(isOverDocumentQuota({ ...none, documentBytes: 500_000_001 }, confirmed)).toBe(true);
    expect(isOverDocumentQuota({ ...none, valuationCount: 100 }, unconfirmed)).toBe(false);
    expect(isOverDocumentQuota({ ...none, valuationCount: 101 }, unconfirmed)).toBe(true);
    expect(isOverDocumentQuota({ ...none, valuationCount: 5_000 }, confirmed)).toBe(false);
    expect(isOverFileQuota({ ...none, fileBytes: 100_000_000 }, confirmed)).toBe(false);
    expect(isOverFileQuota({ ...none, fileBytes: 100_000_001 }, confirmed)).toBe(true);
  });

  test('is told from four fifths on, the fullest first', () => {
    expect(nearQuotas({ ...none, documentBytes: 399_999_999 }, confirmed)).toEqual([]);
    const use = { documentBytes: 8_000_000, fileBytes: 0, valuationCount: 90 };
    expect(nearQuotas(use, unconfirmed)).toEqual([
      { kind: 'valuations', used: 90, quota: 100 },
      { kind: 'documents', used: 8_000_000, quota: 10_000_000 },
    ]);
  });
});
