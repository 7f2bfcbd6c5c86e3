import type { Database } from '@valia/db/client.ts';
import { firmSettings } from '@valia/db/schema/firm/firm-settings.ts';
import { type Firm, firmSchema } from '@valia/domain/accounts/account-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

/** The firm as public pages and documents name it; every field may be empty until an administrator fills it. */
export const loadFirm = async (db: Database): Promise<Firm> => {
  const [firm] = await db
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

export const getFirm = read({
  right: 'anybody',
  ...withoutInput,
  output: firmSchema,
  run: ({ ctx }) => loadFirm(ctx.db),
});
