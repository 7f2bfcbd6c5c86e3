import {
  effectOfFiguresInput,
  effectOfFiguresSchema,
  readSectorsSchema,
  saveSectorSetInput,
  sectorSetIdentitySchema,
  sectorSetInput,
  sectorSetsSchema,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { startingSizeStepNodes } from '@valia/domain/valuations/document/size-step-nodes-schema.ts';
import { createSectorSet } from '@valia/services/sectors/create-sector-set.ts';
import { discardSectorSet } from '@valia/services/sectors/discard-sector-set.ts';
import { effectOfFigures } from '@valia/services/sectors/effect-of-figures.ts';
import { listAdministeredSets } from '@valia/services/sectors/list-administered-sets.ts';
import { publishSectorSet } from '@valia/services/sectors/publish-sector-set.ts';
import { readSectorFile } from '@valia/services/sectors/read-sector-file.ts';
import { saveSectorSet } from '@valia/services/sectors/save-sector-set.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';
import { bytesOf, takingBytes } from '../procedures/taking-bytes.ts';

const sampleFigures = { code: 'ALI', firms: 244, low: 9.4, central: 11.4, high: 12.4 } as const;
const onSet = taking(isAdmin, sectorSetInput, {
  touches: null,
  sample: ({ newId }) => ({ id: newId(), revision: 1 }),
}).output(sectorSetIdentitySchema);

export const adminSectorsRouter = router({
  list: takingNothing(isAdmin)
    .output(sectorSetsSchema)
    .query(({ ctx }) => listAdministeredSets({ ctx })),
  create: takingNothing(isAdmin)
    .output(sectorSetIdentitySchema)
    .mutation(({ ctx }) => createSectorSet({ ctx })),
  save: taking(isAdmin, saveSectorSetInput, {
    touches: null,
    sample: ({ newId }) => ({
      id: newId(),
      revision: 1,
      effectiveDate: '2026-12-01',
      dataDate: '2026-11-20',
      source: 'Revisión de noviembre de 2026',
      sizeStepNodes: startingSizeStepNodes,
      floors: { unleveredBeta: { value: 0.5, source: 'Criterio de la firma, acta de 2026' } },
      figures: [sampleFigures],
    }),
  })
    .output(sectorSetIdentitySchema)
    .mutation(({ ctx, input }) => saveSectorSet({ ctx, input })),
  publish: onSet.mutation(({ ctx, input }) => publishSectorSet({ ctx, input })),
  discard: onSet.mutation(({ ctx, input }) => discardSectorSet({ ctx, input })),
  effect: taking(isAdmin, effectOfFiguresInput, {
    touches: null,
    sample: () => ({ figures: [sampleFigures], sizeStepNodes: startingSizeStepNodes }),
  })
    .output(effectOfFiguresSchema)
    .mutation(({ ctx, input }) => effectOfFigures({ ctx, input })),
  readFile: takingBytes(isAdmin, () => new TextEncoder().encode('Sector;Media\nALI;11,4\n'))
    .output(readSectorsSchema)
    .mutation(async ({ ctx, input }) => readSectorFile({ ctx, input: await bytesOf(input) })),
});
