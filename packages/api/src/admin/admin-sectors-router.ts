import { readSectorsSchema } from '@valia/domain/sectors/sector-set-schemas.ts';
import { effectOfFigures } from '@valia/services/sectors/effect-of-figures.ts';
import { listAdministeredSets } from '@valia/services/sectors/list-administered-sets.ts';
import { readSectorFile } from '@valia/services/sectors/read-sector-file.ts';
import { saveSectorSet } from '@valia/services/sectors/save-sector-set.ts';
import {
  createSectorSet,
  discardSectorSet,
  publishSectorSet,
} from '@valia/services/sectors/sector-set-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { bytesOf, withBytes } from '../procedures/with-bytes.ts';

export const adminSectorsRouter = router({
  ...proceduresOf({
    list: listAdministeredSets,
    create: createSectorSet,
    save: saveSectorSet,
    effect: effectOfFigures,
    publish: publishSectorSet,
    discard: discardSectorSet,
  }),
  readFile: withBytes(isAdmin, () => new TextEncoder().encode('Sector;Media\nALI;11,4\n'))
    .output(readSectorsSchema)
    .mutation(async ({ ctx, input }) => readSectorFile({ ctx, input: await bytesOf(input) })),
});
