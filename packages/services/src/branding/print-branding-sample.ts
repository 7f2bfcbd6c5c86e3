import { files } from '@valia/db/schema/valuations/files.ts';
import { printedDocumentSchema } from '@valia/domain/commissions/commission-schemas.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  type Branding,
  printBrandingSampleInput,
  type PrintBrandingSampleInput,
} from '@valia/domain/organizations/branding-schemas.ts';
import { defaultSections } from '@valia/domain/reports/report-choice.ts';
import type { ReportAdviser, ReportBrand } from '@valia/domain/reports/valuation-report-input.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { ServiceContext } from '../context/service-context.ts';
import { valueDocument } from '../valuations/value-document.ts';
import { act } from '../verbs/verb.ts';
import { findBranding } from './find-branding.ts';
import { logoMediaType } from './send-logo.ts';

type OwnBranding = NonNullable<Branding>;
type Words = Omit<PrintBrandingSampleInput, 'language'>;

const fileNames = { es: 'muestra', ca: 'mostra', en: 'sample' } as const;
/** Shown instead of a report code, because no report is issued for a sample. */
const codes = { es: 'MUESTRA', ca: 'MOSTRA', en: 'SAMPLE' } as const;

/** The logo of the organization, or one that the user has just uploaded. Another user's logo is treated as missing. */
const loadLogo = async (
  ctx: ServiceContext,
  { logoFileId, userId, branding }: { logoFileId: string; userId: string; branding: OwnBranding },
): Promise<NonNullable<ReportBrand['logo']>> => {
  const isSaved = branding.logo?.fileId === logoFileId;
  const [logo] = await ctx.db
    .select({ storageKey: files.storageKey, sha256: files.sha256 })
    .from(files)
    .where(
      and(
        eq(files.id, logoFileId),
        eq(files.mediaType, logoMediaType),
        isSaved ? undefined : eq(files.ownerId, userId),
      ),
    );
  if (logo === undefined)
    throw new AppError('invalid-input', [{ path: 'logoFileId', code: 'not-valid', params: {} }]);
  const bytes = await ctx.files.get(logo.storageKey);
  return { mediaType: logoMediaType, sha256: logo.sha256, bytes };
};

const adviserOf = (words: Words, { organizationName, signer }: OwnBranding): ReportAdviser => ({
  name: signer.name,
  organizationName: words.name ?? organizationName,
  email: words.email ?? signer.email,
  phone: words.phone ?? signer.phone,
  city: signer.city,
});

const hashOf = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

/**
 * A sample report of an invented company, with the branding being edited, before it is saved. The report is not stored.
 */
export const printBrandingSample = act({
  right: 'edit-adviser-profile',
  input: printBrandingSampleInput,
  output: printedDocumentSchema,
  prints: true,
  touches: null,
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
    language: 'es',
  }),
  run: async ({ ctx, actor: { userId }, input: { language, ...words } }) => {
    await ctx.limits.take([{ limit: 'print-per-user', subject: userId }], ctx.now);
    const branding = await findBranding(ctx.db, userId);
    if (branding === null) throw new AppError('not-found');
    const { logoFileId, color, description, website, address, disclaimers } = words;
    const logo = logoFileId === null ? null : await loadLogo(ctx, { logoFileId, userId, branding });
    const document = valdeorzaDocument();
    const issuedAt = ctx.now.toISOString();
    const bytes = await ctx.reports.renderValuationReport({
      language,
      kind: 'full',
      sections: defaultSections.full,
      type: 'client_business',
      document,
      outcome: valueDocument(document).outcome,
      adviser: adviserOf(words, branding),
      firm: { name: '' },
      issuedAt,
      snapshot: { sha256: hashOf(document), engineVersion, createdAt: issuedAt, number: 1 },
      compared: null,
      listedContrast: null,
      sectorContext: null,
      brand: {
        color,
        logo,
        description,
        website,
        address,
        disclaimer: disclaimers[language] || null,
      },
      verification: { code: codes[language], address: `${ctx.publicOrigin}/verify` },
    });
    return {
      fileName: `${fileNames[language]}.pdf`,
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
});
