import {
  deleteFeePresetInput,
  feePresetsSchema,
  saveFeePresetInput,
} from '@valia/domain/fees/fee-schemas.ts';
import { usualFeeTerms } from '@valia/domain/fees/usual-fee-terms.ts';
import { deleteFirmFeePreset } from '@valia/services/fees/delete-fee-preset.ts';
import { saveFirmFeePreset } from '@valia/services/fees/save-fee-preset.ts';
import { z } from 'zod';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

export const adminFeesRouter = router({
  savePreset: taking(isAdmin, saveFeePresetInput, {
    touches: null,
    sample: ({ newId }) => ({ id: newId(), name: 'Mandato de la firma', terms: usualFeeTerms }),
  })
    .output(feePresetsSchema)
    .mutation(({ ctx, input }) => saveFirmFeePreset({ ctx, input })),
  deletePreset: taking(isAdmin, deleteFeePresetInput, {
    touches: null,
    sample: ({ newId }) => ({ id: newId() }),
  })
    .output(z.null())
    .mutation(({ ctx, input }) => deleteFirmFeePreset({ ctx, input })),
});
