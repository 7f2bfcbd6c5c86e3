import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Transaction } from '../context/change-audited.ts';
import { getOwnedOrganizationId } from './get-owned-organization-id.ts';
import { lockOrganizations } from './lock-organizations.ts';

/** As `getOwnedOrganizationId`, held for the rest of the transaction: who owned it before it was held may not any more. */
export const lockOwnedOrganization = async (tx: Transaction, userId: string): Promise<string> => {
  const before = await getOwnedOrganizationId(tx, userId);
  await lockOrganizations(tx, [before]);
  const held = await getOwnedOrganizationId(tx, userId);
  if (held !== before) throw new AppError('conflict');
  return held;
};
