import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import type { MoveLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { changeLeadStage } from '../leads/move-lead.ts';
import type { ServiceContext } from '../service-context.ts';
import { lockFirmLead, loadFirmLead } from './firm-leads.ts';

/** Moves any lead of the firm's to another stage, by the rules that its adviser has. */
export const moveFirmLead = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: MoveLeadInput;
}): Promise<FirmLead> => {
  const actor = requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
    await changeLeadStage(tx, ctx, { actor, lead: await lockFirmLead(tx, input), input });
    return loadFirmLead(tx, input.leadId);
  });
};
