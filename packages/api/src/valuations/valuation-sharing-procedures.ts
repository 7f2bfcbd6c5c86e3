import {
  changeShareInput,
  revokeShareInput,
  valuationPeopleSchema,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { listValuationActivity } from '@valia/services/valuations/activity/list-valuation-activity.ts';
import { getValuationNote } from '@valia/services/valuations/get-valuation-note.ts';
import { listValuationPeople } from '@valia/services/valuations/list/list-valuation-people.ts';
import { recordPresence } from '@valia/services/valuations/record-presence.ts';
import { saveValuationNote } from '@valia/services/valuations/save-valuation-note.ts';
import { changeShare } from '@valia/services/valuations/sharing/change-share.ts';
import { revokeShare } from '@valia/services/valuations/sharing/revoke-share.ts';
import { shareValuation } from '@valia/services/valuations/sharing/share-valuation.ts';
import { getValuationSnapshot } from '@valia/services/valuations/versions/get-valuation-snapshot.ts';
import { listValuationSnapshots } from '@valia/services/valuations/versions/list-valuation-snapshots.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { taking } from '../procedures/taking.ts';

/** Who works on a valuation, what they note and did, and what it was before. */
export const valuationSharingProcedures = {
  ...proceduresOf({
    people: listValuationPeople,
    presence: recordPresence,
    share: shareValuation,
    note: getValuationNote,
    saveNote: saveValuationNote,
    activity: listValuationActivity,
    snapshots: listValuationSnapshots,
    snapshot: getValuationSnapshot,
  }),
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
};
