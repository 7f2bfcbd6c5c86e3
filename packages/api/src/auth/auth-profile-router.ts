import {
  ownProfileSchema,
  profileSchema,
  setLanguageInput,
} from '@valia/domain/profile/profile-schemas.ts';
import { getOwnProfile } from '@valia/services/profile/get-own-profile.ts';
import { setOwnLanguage } from '@valia/services/profile/set-own-language.ts';
import { updateOwnProfile } from '@valia/services/profile/update-own-profile.ts';
import { z } from 'zod';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const authProfileRouter = router({
  get: takingNothing(signedIn)
    .output(ownProfileSchema)
    .query(({ ctx }) => getOwnProfile({ ctx })),
  update: taking(signedIn, profileSchema, {
    touches: null,
    sample: () => ({
      firstName: 'Núria',
      lastName: 'Puig',
      company: null,
      phone: '+34 931 234 567',
      city: null,
      advisoryType: null,
      taxId: null,
    }),
  })
    .output(ownProfileSchema)
    .mutation(({ ctx, input }) => updateOwnProfile({ ctx, input })),
  setLanguage: taking(signedIn, setLanguageInput, {
    touches: null,
    sample: () => ({ language: 'ca' }),
  })
    .output(z.null())
    .mutation(({ ctx, input }) => setOwnLanguage({ ctx, input })),
});
