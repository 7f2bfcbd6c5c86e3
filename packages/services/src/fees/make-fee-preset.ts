import { randomUUID } from 'node:crypto';
import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import type { Transaction } from '../context/change-audited.ts';

/** A preset of somebody's; answers its id. */
export const makeFeePreset = async (
  tx: Transaction,
  { userId }: { userId: string },
): Promise<string> => {
  const id: string = randomUUID();
  const preset: typeof savedFeePresets.$inferInsert = {
    id,
    ownerId: userId,
    name: `Mandato ${id}`,
    terms: defaultFeeTerms,
    createdAt: new Date(),
  };
  await tx.insert(savedFeePresets).values([preset]);
  return id;
};
