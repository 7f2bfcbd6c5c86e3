import { printedDocumentSchema } from '@valia/domain/commissions/commission-schemas.ts';
import {
  deleteFeePresetInput,
  feePresetsSchema,
  feeValuationsInput,
  feeValuationsSchema,
  printFeeInput,
  saveFeePresetInput,
} from '@valia/domain/fees/fee-schemas.ts';
import { usualFeeTerms } from '@valia/domain/fees/usual-fee-terms.ts';
import { deleteFeePreset } from '@valia/services/fees/delete-fee-preset.ts';
import { listFeePresets } from '@valia/services/fees/list-fee-presets.ts';
import { listFeeValuations } from '@valia/services/fees/list-fee-valuations.ts';
import { printFee } from '@valia/services/fees/print-fee.ts';
import { saveFeePreset } from '@valia/services/fees/save-fee-preset.ts';
import { z } from 'zod';
import { signedIn } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking, takingNothing } from './procedures/taking.ts';

export const feesRouter = router({
  presets: takingNothing(signedIn)
    .output(feePresetsSchema)
    .query(({ ctx }) => listFeePresets({ ctx })),
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
  valuations: taking(signedIn, feeValuationsInput, {
    touches: { object: 'valuation', of: 'owner', level: 'own' },
    sample: ({ id }) => ({ valuationId: id }),
  })
    .output(feeValuationsSchema)
    .query(({ ctx, input }) => listFeeValuations({ ctx, input })),
  print: taking(signedIn, printFeeInput, {
    prints: true,
    touches: null,
    sample: () => ({
      language: 'es',
      fee: {
        ...usualFeeTerms,
        companyName: '',
        base: 'equity',
        closingCents: 640_000_000,
        earnOutCents: 80_000_000,
        earnOutMonth: '2028-03',
      },
    }),
  })
    .output(printedDocumentSchema)
    .mutation(({ ctx, input }) => printFee({ ctx, input })),
});
