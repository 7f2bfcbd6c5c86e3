import {
  valuationActivityInput,
  valuationActivitySchema,
} from '@valia/domain/valuations/valuation-activity-schemas.ts';
import { valuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import {
  changeShareInput,
  saveNoteInput,
  shareValuationInput,
  takeBackShareInput,
  valuationNoteSchema,
  valuationPeopleSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import {
  snapshotListSchema,
  valuationSnapshotInput,
  valuationSnapshotSchema,
  valuationSnapshotsInput,
} from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { changeShare } from '@valia/services/valuations/change-share.ts';
import { getValuationNote } from '@valia/services/valuations/get-valuation-note.ts';
import { getValuationSnapshot } from '@valia/services/valuations/get-valuation-snapshot.ts';
import { listValuationActivity } from '@valia/services/valuations/list-valuation-activity.ts';
import { listValuationPeople } from '@valia/services/valuations/list-valuation-people.ts';
import { listValuationSnapshots } from '@valia/services/valuations/list-valuation-snapshots.ts';
import { saveValuationNote } from '@valia/services/valuations/save-valuation-note.ts';
import { shareValuation } from '@valia/services/valuations/share-valuation.ts';
import { takeBackShare } from '@valia/services/valuations/take-back-share.ts';
import { longInputBytes } from './body-limits.ts';
import { signedIn } from './procedures.ts';

/** Who works on a valuation, what they note and did, and what it was before. */
export const valuationSharingProcedures = {
  people: signedIn
    .input(valuationIdInput)
    .output(valuationPeopleSchema)
    .query(({ ctx, input }) => listValuationPeople({ ctx, input })),
  share: signedIn
    .input(shareValuationInput)
    .output(valuationPeopleSchema)
    .mutation(({ ctx, input }) => shareValuation({ ctx, input })),
  changeShare: signedIn
    .input(changeShareInput)
    .output(valuationPeopleSchema)
    .mutation(({ ctx, input }) => changeShare({ ctx, input })),
  takeBackShare: signedIn
    .input(takeBackShareInput)
    .output(valuationPeopleSchema)
    .mutation(({ ctx, input }) => takeBackShare({ ctx, input })),
  note: signedIn
    .input(valuationIdInput)
    .output(valuationNoteSchema)
    .query(({ ctx, input }) => getValuationNote({ ctx, input })),
  saveNote: signedIn
    .meta({ mostBodyBytes: longInputBytes })
    .input(saveNoteInput)
    .output(valuationNoteSchema)
    .mutation(({ ctx, input }) => saveValuationNote({ ctx, input })),
  activity: signedIn
    .input(valuationActivityInput)
    .output(valuationActivitySchema)
    .query(({ ctx, input }) => listValuationActivity({ ctx, input })),
  snapshots: signedIn
    .input(valuationSnapshotsInput)
    .output(snapshotListSchema)
    .query(({ ctx, input }) => listValuationSnapshots({ ctx, input })),
  snapshot: signedIn
    .input(valuationSnapshotInput)
    .output(valuationSnapshotSchema)
    .query(({ ctx, input }) => getValuationSnapshot({ ctx, input })),
};
