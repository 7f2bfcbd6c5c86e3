import {
  readSectorsSchema,
  sectorSetIdentitySchema,
  sectorSetInput,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { createSectorSet } from '@valia/services/sectors/create-sector-set.ts';
import { discardSectorSet } from '@valia/services/sectors/discard-sector-set.ts';
import { effectOfFigures } from '@valia/services/sectors/effect-of-figures.ts';
import { listAdministeredSets } from '@valia/services/sectors/list-administered-sets.ts';
import { publishSectorSet } from '@valia/services/sectors/publish-sector-set.ts';
import { readSectorFile } from '@valia/services/sectors/read-sector-file.ts';
import { saveSectorSet } from '@valia/services/sectors/save-sector-set.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { bytesOf, takingBytes } from '../procedures/taking-bytes.ts';
import { taking } from '../procedures/taking.ts';
const onSet = taking(isAdmin, sectorSetInput, {
  touches: null,
  sample: ({ newId }) => ({ id: newId(), revision: 1 }),
}).output(sectorSetIdentitySchema);

export const adminSectorsRouter = router({
  ...proceduresOf({
    list: listAdministeredSets,
    create: createSectorSet,
    save: saveSectorSet,
    effect: effectOfFigures,
  }),
  publish: onSet.mutation(({ ctx, input }) => publishSectorSet({ ctx, input })),
  discard: onSet.mutation(({ ctx, input }) => discardSectorSet({ ctx, input })),
  readFile: takingBytes(isAdmin, () => new TextEncoder().encode('Sector;Media\nALI;11,4\n'))
    .output(readSectorsSchema)
    .mutation(async ({ ctx, input }) => readSectorFile({ ctx, input: await bytesOf(input) })),
});
