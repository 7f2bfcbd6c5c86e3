import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { sectionService } from '../verbs/section-service.ts';
import { deleteFeePreset, listFeePresets, saveFeePreset } from './fee-preset-verbs.ts';
import { listFeeValuations, printFee } from './fee-verbs.ts';
import { fillDemoFees } from './fill-demo-fees.ts';
import { makeFeePreset } from './make-fee-preset.ts';

export const feesService = sectionService({
  router: ['referrals', 'fees'],
  verbs: {
    presets: listFeePresets,
    valuations: listFeeValuations,
    print: printFee,
    savePreset: saveFeePreset,
    deletePreset: deleteFeePreset,
  },
  tables: [savedFeePresets],
  objects: { 'fee-preset': { owner: savedFeePresets.ownerId, make: makeFeePreset } },
  fillDemo: fillDemoFees,
});
