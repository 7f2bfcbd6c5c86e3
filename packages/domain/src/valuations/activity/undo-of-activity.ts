import type { ActivityEvent, ActivityUndo } from './valuation-activity-schemas.ts';
import type { ValuationAccess } from '../valuation-sharing-schemas.ts';
import type { ValuationStatus } from '../valuation-status.ts';

/** What an entry of the feed is judged by: the valuation as it is now, and who looks at it. */
export interface UndoEligibility {
  access: ValuationAccess;
  status: ValuationStatus;
  archived: boolean;
  tags: readonly string[];
  /** Nothing changed the same thing later: the tags, whether it is archived, that person's share; of a status, nothing at all. */
  isLast: boolean;
  /** By which the person it is about can be shared with; null for who has no account any more. */
  email: string | null;
}

type TagsEvent = Extract<ActivityEvent, { action: 'valuation.tagged' }>;

const undoOfTags = (
  { added, removed }: TagsEvent,
  tags: readonly string[],
): ActivityUndo | null => {
  const stands =
    added.every((tag) => tags.includes(tag)) && !removed.some((tag) => tags.includes(tag));
  if (!stands || (added.length === 0) === (removed.length === 0)) return null;
  return added.length > 0
    ? { kind: 'remove-tags', tags: added }
    : { kind: 'add-tags', tags: removed };
};

const undoOfOwner = (
  event: ActivityEvent,
  { archived, email }: UndoEligibility,
): ActivityUndo | null => {
  switch (event.action) {
    case 'valuation.archived':
      return archived ? { kind: 'restore' } : null;
    case 'valuation.restored':
      return archived ? null : { kind: 'archive' };
    case 'valuation.share-taken-back':
      return email === null ? null : { kind: 'share', email, right: event.right };
    default:
      return null;
  }
};

/** What the toast of a change would undo, while the change stands and for who may change it back. */
export const undoOfActivity = (
  event: ActivityEvent,
  standing: UndoEligibility,
): ActivityUndo | null => {
  const { access, status, tags, isLast } = standing;
  if (!isLast || access === 'read') return null;
  switch (event.action) {
    case 'valuation.status-changed':
      return event.to === status ? { kind: 'undo-status' } : null;
    case 'valuation.tagged':
      return undoOfTags(event, tags);
    default:
      return access === 'owner' ? undoOfOwner(event, standing) : null;
  }
};
