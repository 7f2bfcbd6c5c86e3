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
import { requireValidDocument } from '../storage/require-valid-document.ts';
import { change, changed } from '../verbs/verb.ts';
import { lockDraftSet } from './administered-sets.ts';
import { overriddenFigures } from './overridden-figures.ts';
import type { SectorSetRow } from './latest-sector-set.ts';

type Content = Omit<SaveSectorSetInput, 'id' | 'revision' | 'deals'> &
  Partial<Pick<SectorSetRow, 'dealMultiples'>>;

/** The content of an edition, for the audit log. */
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
  sizeStepNodes: requireValidDocument(sizeStepNodesSchema, {
    written: sent.sizeStepNodes,
    stored: before.sizeStepNodes,
    at: 'sizeStepNodes',
  }),
  floors: requireValidDocument(sectorFloorsSchema, {
    written: sent.floors,
    stored: before.floors,
    at: 'floors',
  }),
});

/** Saves a draft, provided it is still in the revision that the caller loaded. */
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
    const figures = await overriddenFigures(tx, before, given);
    const dealMultiples =
      deals === undefined
        ? before.dealMultiples
        : requireValidDocument(editionDealsSchema, {
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
