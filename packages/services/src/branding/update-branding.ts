import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  brandingSchema,
  updateBrandingInput,
} from '@valia/domain/organizations/branding-schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import { lockOwnedOrganization } from '../organizations/lock-owned-organization.ts';
import { findBranding } from './find-branding.ts';
import { logoMediaType } from './send-logo.ts';
import { act, changed, writeChange } from '../verbs/verb.ts';

interface LogoChange {
  organizationId: string;
  userId: string;
  logoFileId: string | null;
}

/** Requires the current logo, or one that the owner has just uploaded. */
const requireLogo = async (tx: Transaction, { userId, logoFileId }: LogoChange) => {
  if (logoFileId === null) return;
  const own = and(
    eq(files.id, logoFileId),
    eq(files.ownerId, userId),
    eq(files.mediaType, logoMediaType),
  );
  if ((await tx.$count(files, own)) === 0)
    throw new AppError('invalid-input', [{ path: 'logoFileId', code: 'not-valid', params: {} }]);
};

/** Replaces the logo, and returns the storage keys of the files that no row references any more. */
const replaceLogo = async (tx: Transaction, change: LogoChange): Promise<string[]> => {
  const { organizationId, logoFileId } = change;
  const [before] = await tx
    .select({ logoFileId: organizations.logoFileId })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  const former = before?.logoFileId ?? null;
  if (former === logoFileId) return [];
  await requireLogo(tx, change);
  await tx.update(organizations).set({ logoFileId }).where(eq(organizations.id, organizationId));
  if (former === null) return [];
  const removed = await tx
    .delete(files)
    .where(eq(files.id, former))
    .returning({ storageKey: files.storageKey });
  return removed.map(({ storageKey }) => storageKey);
};

/** Sets the look of the organization's future reports; reports already issued do not change. */
export const updateBranding = act({
  right: 'edit-adviser-profile',
  input: updateBrandingInput,
  output: brandingSchema,
  touches: { object: 'organization', of: 'owner', level: 'own' },
  sample: () => ({
    logoFileId: null,
    color: null,
    name: null,
    description: null,
    phone: null,
    email: null,
    website: null,
    address: null,
    disclaimers: { es: '', ca: '', en: '' },
  }),
  run: async ({ ctx, actor: { userId }, input: { logoFileId, disclaimers, ...words } }) => {
    const written = Object.entries(disclaimers).filter(([, text]) => text !== '');
    const { branding, removed } = await writeChange(ctx, async (tx) => {
      const organizationId = await lockOwnedOrganization(tx, userId);
      const keys = await replaceLogo(tx, { organizationId, userId, logoFileId });
      await tx
        .update(organizations)
        .set({
          brandColor: words.color,
          brandName: words.name,
          brandDescription: words.description,
          brandPhone: words.phone,
          brandEmail: words.email,
          brandWebsite: words.website,
          brandAddress: words.address,
          brandDisclaimers: Object.fromEntries(written),
        })
        .where(eq(organizations.id, organizationId));
      return changed(
        { branding: await findBranding(tx, userId), removed: keys },
        {
          action: 'organization.brand-updated',
          subjectType: 'organization',
          subjectId: organizationId,
        },
      );
    });
    await removeStoredFiles(ctx, removed);
    return branding;
  },
});
