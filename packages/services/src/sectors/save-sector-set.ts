import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { editionDealsSchema } from '@valia/domain/sectors/edition-deals-schema.ts';
import { sectorFloorsSchema } from '@valia/domain/sectors/sector-floors-schema.ts';
import {
  saveSectorSetInput,
  type SaveSectorSetInput,
  sectorSetIdentitySchema,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import {
  sizeStepNodesSchema,
  startingSizeStepNodes,
} from '@valia/domain/valuations/document/size-step-nodes-schema.ts';
import { eq } from 'drizzle-orm';
import { requireWritten } from '../storage/require-written.ts';
import { change, changed } from '../verbs/verb.ts';
import { lockDraftSet } from './administered-sets.ts';
import { figuresOverIndustries } from './figures-over-industries.ts';
import type { SectorSetRow } from './latest-sector-set.ts';

type Content = Omit<SaveSectorSetInput, 'id' | 'revision' | 'deals'> &
  Partial<Pick<SectorSetRow, 'dealMultiples'>>;

/** What an edition says, for the log. */
const contentOf = ({
  effectiveDate,
  dataDate,
  source,
  figures,
  sizeStepNodes,
  floors,
  dealMultiples = null,
}: Content | SectorSetRow) => ({
  effectiveDate,
  dataDate,
  source,
  figures,
  sizeStepNodes,
  floors,
  dealMultiples,
});

const writtenInto = (before: SectorSetRow, sent: Pick<Content, 'sizeStepNodes' | 'floors'>) => ({
  sizeStepNodes: requireWritten(sizeStepNodesSchema, {
    written: sent.sizeStepNodes,
    stored: before.sizeStepNodes,
    at: 'sizeStepNodes',
  }),
  floors: requireWritten(sectorFloorsSchema, {
    written: sent.floors,
    stored: before.floors,
    at: 'floors',
  }),
});

/** Saves a draft as I saw it. */
export const saveSectorSet = change({
  right: 'enter-administration',
  input: saveSectorSetInput,
  output: sectorSetIdentitySchema,
  touches: null,
  sample: ({ newId }) => ({
    id: newId(),
    revision: 1,
    effectiveDate: '2026-12-01',
    dataDate: '2026-11-20',
    source: 'Revisión de noviembre de 2026',
    sizeStepNodes: startingSizeStepNodes,
    floors: { unleveredBeta: { value: 0.5, source: 'Criterio de la firma, acta de 2026' } },
    figures: [{ code: 'ALI', firms: 244, low: 9.4, central: 11.4, high: 12.4 }],
  }),
  run: async ({ tx, input: { id, revision, figures: given, deals, ...sent } }) => {
    const before = await lockDraftSet(tx, { id, revision });
    const next = revision + 1;
    const head = { ...sent, ...writtenInto(before, sent) };
    const figures = await figuresOverIndustries(tx, before, given);
    const dealMultiples =
      deals === undefined
        ? before.dealMultiples
        : requireWritten(editionDealsSchema, {
            written: deals,
            stored: before.dealMultiples,
            at: 'deals',
          });
    await tx
      .update(sectorMultipleSets)
      .set({ ...head, figures, dealMultiples, revision: next })
      .where(eq(sectorMultipleSets.id, id));
    return changed(
      { id, revision: next },
      {
        action: 'sector-set.saved',
        subjectType: 'sector-set',
        subjectId: id,
        before: contentOf(before),
        after: contentOf({ ...head, figures, dealMultiples }),
      },
    );
  },
});
