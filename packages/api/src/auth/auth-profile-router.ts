import { getOwnProfile } from '@valia/services/profile/get-own-profile.ts';
import { setOwnLanguage } from '@valia/services/profile/set-own-language.ts';
import { updateOwnProfile } from '@valia/services/profile/update-own-profile.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const authProfileRouter = router(
  proceduresOf({ get: getOwnProfile, update: updateOwnProfile, setLanguage: setOwnLanguage }),
);
