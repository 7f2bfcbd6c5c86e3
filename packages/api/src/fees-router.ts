import {
  deleteFeePreset,
  listFeePresets,
  saveFeePreset,
} from '@valia/services/fees/fee-preset-verbs.ts';
import { listFeeValuations, printFee } from '@valia/services/fees/fee-verbs.ts';
import { proceduresOf } from './procedures/procedures-of.ts';
import { router } from './procedures/router.ts';

export const feesRouter = router(
  proceduresOf({
    presets: listFeePresets,
    valuations: listFeeValuations,
    print: printFee,
    savePreset: saveFeePreset,
    deletePreset: deleteFeePreset,
  }),
);
