import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ServiceContext } from '../service-context.ts';

/** The firm as public pages and documents name it; every field may be empty until an administrator fills it. */
export const getFirm = async ({ ctx }: { ctx: Pick<ServiceContext, 'db'> }): Promise<Firm> => {
  const [firm] = await ctx.db
    .select({
      name: firmSettings.name,
      taxId: firmSettings.taxId,
      address: firmSettings.address,
      dataProtectionContact: firmSettings.dataProtectionContact,
      mailbox: firmSettings.mailbox,
      phone: firmSettings.phone,
    })
    .from(firmSettings);
  if (firm === undefined) throw new AppError('internal');
  return firm;
};
