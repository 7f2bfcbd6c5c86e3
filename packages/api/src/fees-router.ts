import {
  deleteFeePresetInput,
  feePresetsSchema,
  saveFeePresetInput,
} from '@valia/domain/fees/fee-schemas.ts';
import { usualFeeTerms } from '@valia/domain/fees/usual-fee-terms.ts';
import { deleteFeePreset } from '@valia/services/fees/delete-fee-preset.ts';
import { listFeePresets } from '@valia/services/fees/list-fee-presets.ts';
import { listFeeValuations } from '@valia/services/fees/list-fee-valuations.ts';
import { printFee } from '@valia/services/fees/print-fee.ts';
import { saveFeePreset } from '@valia/services/fees/save-fee-preset.ts';
import { z } from 'zod';
import { proceduresOf } from './procedures/procedures-of.ts';
import { signedIn } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking } from './procedures/taking.ts';

export const feesRouter = router({
  ...proceduresOf({ presets: listFeePresets, valuations: listFeeValuations, print: printFee }),
  savePreset: taking(signedIn, saveFeePresetInput, {
    touches: null,
    sample: ({ newId }) => ({ id: newId(), name: 'Mandato de venta', terms: usualFeeTerms }),
  })
    .output(feePresetsSchema)
    .mutation(({ ctx, input }) => saveFeePreset({ ctx, input })),
  deletePreset: taking(signedIn, deleteFeePresetInput, {
    touches: { object: 'fee-preset', of: 'self', level: 'own', missing: 'accepted' },
    sample: ({ id }) => ({ id }),
  })
    .output(z.null())
    .mutation(({ ctx, input }) => deleteFeePreset({ ctx, input })),
});
