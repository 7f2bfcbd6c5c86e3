import { createRecoveryCodes, hashRecoveryCode } from '@valia/auth/recovery-codes.ts';
import { mfaRecoveryCodes } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

/** Ten codes that are shown once; the former ones are void. */
export const renewRecoveryCodes = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  userId: string,
): Promise<string[]> => {
  const codes = createRecoveryCodes();
  await tx.delete(mfaRecoveryCodes).where(eq(mfaRecoveryCodes.userId, userId));
  await tx.insert(mfaRecoveryCodes).values(
    codes.map((code) => ({
      id: ctx.newId(),
      userId,
      codeHash: hashRecoveryCode(code),
      createdAt: ctx.now,
    })),
  );
  return codes;
};
