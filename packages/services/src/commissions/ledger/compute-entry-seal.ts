import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import { createHash } from 'node:crypto';

export interface SealedEntry {
  id: string;
  recipientUserId: string;
  number: number;
  commissionId: string;
  stepId: string;
  kind: string;
  amountCents: bigint;
  balanceCents: bigint;
  citesEntryId: string | null;
  at: Date;
}

/** The previous seal for a referrer's first entry. */
export const firstEntrySeal = '0'.repeat(64);

/** The SHA-256 hash of the previous seal and the canonical entry, in hexadecimal. */
export const computeEntrySeal = (previousSeal: string, entry: SealedEntry): string => {
  const { id, recipientUserId, number, commissionId, stepId, kind, citesEntryId } = entry;
  const written = {
    id,
    recipientUserId,
    number,
    commissionId,
    stepId,
    kind,
    amountCents: entry.amountCents.toString(),
    balanceCents: entry.balanceCents.toString(),
    citesEntryId,
    at: entry.at.toISOString(),
  };
  return createHash('sha256').update(previousSeal).update(canonicalJson(written)).digest('hex');
};
