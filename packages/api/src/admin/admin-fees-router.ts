import { deleteFirmFeePreset, saveFirmFeePreset } from '@valia/services/fees/fee-preset-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminFeesRouter = router(
  proceduresOf({ savePreset: saveFirmFeePreset, deletePreset: deleteFirmFeePreset }),
);
