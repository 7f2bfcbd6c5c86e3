import type { ActivityEvent, ActivityUndo } from './valuation-activity-schemas.ts';
import type { ValuationAccess } from '../valuation-sharing-schemas.ts';
import type { ValuationStatus } from '../valuation-status.ts';

/** The data by which an entry of the feed is judged: the current valuation and its viewer. */
export interface UndoEligibility {
  access: ValuationAccess;
  status: ValuationStatus;
  archived: boolean;
  tags: readonly string[];
  /**
   * Whether nothing changed the same data later: the tags, the archived state, or that user's share; for a status,
   * nothing at all.
   */
  isLast: boolean;
  /** The email address for sharing with the user concerned; null when that user no longer has an account. */
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

/**
 * The action that the undo button of a change's toast would run; only while the change is current, and for users who
 * may undo it.
 */
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
