import { sentLogoSchema } from '@valia/domain/organizations/branding-schemas.ts';
import { getOwnBranding } from '@valia/services/branding/find-branding.ts';
import { printBrandingSample } from '@valia/services/branding/print-branding-sample.ts';
import { sendLogo } from '@valia/services/branding/send-logo.ts';
import { updateBranding } from '@valia/services/branding/update-branding.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdvisor } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { bytesOf, withBytes } from '../procedures/with-bytes.ts';

/** The smallest PNG. */
const samplePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const authBrandingRouter = router({
  ...proceduresOf({
    get: getOwnBranding,
    update: updateBranding,
    printSample: printBrandingSample,
  }),
  sendLogo: withBytes(isAdvisor, () => Buffer.from(samplePicture, 'base64'))
    .output(sentLogoSchema)
    .mutation(async ({ ctx, input }) => sendLogo({ ctx, input: { bytes: await bytesOf(input) } })),
});
