import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  regenerateRecoveryCodes,
} from '@valia/services/second-factor/second-factor-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const authSecondFactorRouter = router(
  proceduresOf({
    get: getSecondFactor,
    begin: beginSecondFactor,
    confirm: confirmSecondFactor,
    regenerateRecoveryCodes,
    disable: disableSecondFactor,
  }),
);
