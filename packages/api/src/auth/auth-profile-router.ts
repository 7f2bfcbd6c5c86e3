import {
  getOwnProfile,
  setOwnLanguage,
  updateOwnProfile,
} from '@valia/services/profile/profile-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const authProfileRouter = router(
  proceduresOf({ get: getOwnProfile, update: updateOwnProfile, setLanguage: setOwnLanguage }),
);
