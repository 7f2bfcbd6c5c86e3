import { printedDocumentSchema } from '@valia/domain/commissions/commission-schemas.ts';
import {
  brandingSchema,
  printBrandingSampleInput,
  sentLogoSchema,
  updateBrandingInput,
} from '@valia/domain/organizations/branding-schemas.ts';
import { getOwnBranding } from '@valia/services/branding/find-branding.ts';
import { printBrandingSample } from '@valia/services/branding/print-branding-sample.ts';
import { sendLogo } from '@valia/services/branding/send-logo.ts';
import { updateBranding } from '@valia/services/branding/update-branding.ts';
import { isAdvisor } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { bytesOf, takingBytes } from '../procedures/taking-bytes.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

/** The smallest PNG. */
const samplePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const noBrand = {
  logoFileId: null,
  color: null,
  name: null,
  description: null,
  phone: null,
  email: null,
  website: null,
  address: null,
  disclaimers: { es: '', ca: '', en: '' },
};

export const authBrandingRouter = router({
  get: takingNothing(isAdvisor)
    .output(brandingSchema)
    .query(({ ctx }) => getOwnBranding({ ctx })),
  update: taking(isAdvisor, updateBrandingInput, {
    touches: { object: 'organization', of: 'owner', level: 'own' },
    sample: () => noBrand,
  })
    .output(brandingSchema)
    .mutation(({ ctx, input }) => updateBranding({ ctx, input })),
  sendLogo: takingBytes(isAdvisor, () => Buffer.from(samplePicture, 'base64'))
    .output(sentLogoSchema)
    .mutation(async ({ ctx, input }) => sendLogo({ ctx, input: { bytes: await bytesOf(input) } })),
  printSample: taking(isAdvisor, printBrandingSampleInput, {
    prints: true,
    touches: null,
    sample: () => ({ ...noBrand, language: 'es' }),
  })
    .output(printedDocumentSchema)
    .mutation(({ ctx, input }) => printBrandingSample({ ctx, input })),
});
