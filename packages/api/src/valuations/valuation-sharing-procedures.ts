import {
  valuationActivityInput,
  valuationActivitySchema,
} from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import {
  valuationPresenceInput,
  valuationPresenceSchema,
} from '@valia/domain/valuations/activity/valuation-presence-schemas.ts';
import { valuationIdInput } from '@valia/domain/valuations/valuation-schemas.ts';
import {
  changeShareInput,
  saveNoteInput,
  shareValuationInput,
  revokeShareInput,
  valuationNoteSchema,
  valuationPeopleSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import {
  snapshotListSchema,
  valuationSnapshotInput,
  valuationSnapshotSchema,
  valuationSnapshotsInput,
} from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { changeShare } from '@valia/services/valuations/sharing/change-share.ts';
import { getValuationNote } from '@valia/services/valuations/get-valuation-note.ts';
import { getValuationSnapshot } from '@valia/services/valuations/versions/get-valuation-snapshot.ts';
import { listValuationActivity } from '@valia/services/valuations/activity/list-valuation-activity.ts';
import { listValuationPeople } from '@valia/services/valuations/list/list-valuation-people.ts';
import { listValuationSnapshots } from '@valia/services/valuations/versions/list-valuation-snapshots.ts';
import { recordPresence } from '@valia/services/valuations/record-presence.ts';
import { saveValuationNote } from '@valia/services/valuations/save-valuation-note.ts';
import { shareValuation } from '@valia/services/valuations/sharing/share-valuation.ts';
import { revokeShare } from '@valia/services/valuations/sharing/revoke-share.ts';
import { longInputBytes } from '../procedures/body-limits.ts';
import { signedIn } from '../procedures/procedures.ts';
import { taking } from '../procedures/taking.ts';

/** Who works on a valuation, what they note and did, and what it was before. */
export const valuationSharingProcedures = {
  people: taking(signedIn, valuationIdInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id }),
  })
    .output(valuationPeopleSchema)
    .query(({ ctx, input }) => listValuationPeople({ ctx, input })),
  presence: taking(signedIn, valuationPresenceInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id, here: true }),
  })
    .output(valuationPresenceSchema)
    .mutation(({ ctx, input }) => recordPresence({ ctx, input })),
  share: taking(signedIn, shareValuationInput, {
    touches: { object: 'valuation', of: 'owner', level: 'own' },
    sample: ({ id, guest }) => ({ id, email: guest.email, right: 'read' }),
    asksConfirmedEmail: true,
  })
    .output(valuationPeopleSchema)
    .mutation(({ ctx, input }) => shareValuation({ ctx, input })),
  changeShare: taking(signedIn, changeShareInput, {
    touches: { object: 'valuation', of: 'owner', level: 'own' },
    sample: ({ id, guest }) => ({ id, personId: guest.id, right: 'read' }),
  })
    .output(valuationPeopleSchema)
    .mutation(({ ctx, input }) => changeShare({ ctx, input })),
  revokeShare: taking(signedIn, revokeShareInput, {
    touches: { object: 'valuation', of: 'owner', level: 'own' },
    sample: ({ id, guest }) => ({ id, personId: guest.id }),
  })
    .output(valuationPeopleSchema)
    .mutation(({ ctx, input }) => revokeShare({ ctx, input })),
  note: taking(signedIn, valuationIdInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id }),
  })
    .output(valuationNoteSchema)
    .query(({ ctx, input }) => getValuationNote({ ctx, input })),
  saveNote: taking(signedIn, saveNoteInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id, text: 'Nota', seen: null }),
    mostBodyBytes: longInputBytes,
  })
    .output(valuationNoteSchema)
    .mutation(({ ctx, input }) => saveValuationNote({ ctx, input })),
  activity: taking(signedIn, valuationActivityInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id }),
  })
    .output(valuationActivitySchema)
    .query(({ ctx, input }) => listValuationActivity({ ctx, input })),
  snapshots: taking(signedIn, valuationSnapshotsInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id }),
  })
    .output(snapshotListSchema)
    .query(({ ctx, input }) => listValuationSnapshots({ ctx, input })),
  snapshot: taking(signedIn, valuationSnapshotInput, {
    touches: { object: 'valuation', of: 'owner', level: 'read' },
    sample: ({ id }) => ({ id, number: 1 }),
  })
    .output(valuationSnapshotSchema)
    .query(({ ctx, input }) => getValuationSnapshot({ ctx, input })),
};
