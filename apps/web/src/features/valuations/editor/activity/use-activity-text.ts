import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ActivityEvent } from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { usePersonName } from '../people/use-person-name.ts';

type EventOf<Action extends ActivityEvent['action']> = Extract<ActivityEvent, { action: Action }>;
type SharingAction = 'valuation.shared' | 'valuation.share-changed' | 'valuation.share-taken-back';

const useSharingText = () => {
  const { t } = useLingui();
  const nameOf = usePersonName();
  return (event: EventOf<SharingAction>): string => {
    const person = nameOf(event.person);
    if (event.action === 'valuation.share-taken-back') return t`dejó de compartirla con ${person}`;
    const edits = event.right === 'edit';
    if (event.action === 'valuation.share-changed')
      return edits ? t`dejó que ${person} la edite` : t`limitó el acceso de ${person} a lectura`;
    return edits
      ? t`la compartió con ${person}, que puede editarla`
      : t`la compartió con ${person}, que puede leerla`;
  };
};

const useStatusText = () => {
  const { i18n, t } = useLingui();
  return (event: EventOf<'valuation.status-changed' | 'valuation.status-undone'>): string => {
    const oldStatus = i18n._(valuationTerms.statuses[event.from]).toLowerCase();
    const newStatus = i18n._(valuationTerms.statuses[event.to]).toLowerCase();
    if (event.action === 'valuation.status-undone')
      return t`deshizo el cambio de estado: de ${oldStatus} vuelve a ${newStatus}`;
    return t`cambió el estado de ${oldStatus} a ${newStatus}`;
  };
};

const useTagsText = () => {
  const { t } = useLingui();
  return (event: EventOf<'valuation.tagged'>): string => {
    const [added, removed] = [event.added.join(', '), event.removed.join(', ')];
    if (removed === '') return t`le puso las etiquetas: ${added}`;
    if (added === '') return t`le quitó las etiquetas: ${removed}`;
    return t`le puso las etiquetas: ${added}; le quitó: ${removed}`;
  };
};

/** The text of an action, which follows the user's name. `told` is how many of its changes are listed individually. */
export const useActivityText = () => {
  const { t } = useLingui();
  const sharingText = useSharingText();
  const statusText = useStatusText();
  const tagsText = useTagsText();
  return (event: ActivityEvent, told: number): string => {
    switch (event.action) {
      case 'valuation.created':
        return t`creó la valoración`;
      case 'valuation.archived':
        return t`la archivó`;
      case 'valuation.restored':
        return t`la sacó del archivo`;
      case 'valuation.updated': {
        const count = (told === 0 ? event.leaves.length : told) + event.more;
        return t`${plural(count, { one: 'cambió # dato', other: 'cambió # datos' })}`;
      }
      case 'valuation.status-changed':
      case 'valuation.status-undone':
        return statusText(event);
      case 'valuation.tagged':
        return tagsText(event);
      default:
        return sharingText(event);
    }
  };
};
