import { listValuationActivity } from '@valia/services/valuations/activity/list-valuation-activity.ts';
import { listValuationPeople } from '@valia/services/valuations/list/list-valuation-people.ts';
import { recordPresence } from '@valia/services/valuations/record-presence.ts';
import {
  changeShare,
  revokeShare,
  shareValuation,
} from '@valia/services/valuations/sharing/share-verbs.ts';
import {
  getValuationNote,
  saveValuationNote,
} from '@valia/services/valuations/valuation-note-verbs.ts';
import {
  getValuationSnapshot,
  listValuationSnapshots,
} from '@valia/services/valuations/versions/snapshot-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';

/** Who works on a valuation, what they note and did, and what it was before. */
export const valuationSharingProcedures = proceduresOf({
  people: listValuationPeople,
  presence: recordPresence,
  share: shareValuation,
  note: getValuationNote,
  saveNote: saveValuationNote,
  activity: listValuationActivity,
  snapshots: listValuationSnapshots,
  snapshot: getValuationSnapshot,
  changeShare,
  revokeShare,
});
