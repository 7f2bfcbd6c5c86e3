import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActivityEvent } from '@valia/domain/valuations/valuation-activity-schemas.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { usePersonName } from './use-person-name.ts';

type EventOf<Action extends ActivityEvent['action']> = Extract<ActivityEvent, { action: Action }>;
type SharingAction = 'valuation.shared' | 'valuation.share-changed' | 'valuation.share-taken-back';

const SharingText = ({ event }: { event: EventOf<SharingAction> }) => {
  const person = usePersonName()(event.person);
  if (event.action === 'valuation.share-taken-back')
    return <Trans>dejó de compartirla con {person}</Trans>;
  const edits = event.right === 'edit';
  if (event.action === 'valuation.share-changed') {
    return edits ? (
      <Trans>dejó que {person} la edite</Trans>
    ) : (
      <Trans>dejó a {person} solo leerla</Trans>
    );
  }
  return edits ? (
    <Trans>la compartió con {person}, que puede editarla</Trans>
  ) : (
    <Trans>la compartió con {person}, que puede leerla</Trans>
  );
};

const StatusText = ({ event }: { event: EventOf<'valuation.status-changed'> }) => {
  const { i18n } = useLingui();
  const oldStatus = i18n._(valuationTerms.statuses[event.from]).toLowerCase();
  const newStatus = i18n._(valuationTerms.statuses[event.to]).toLowerCase();
  return (
    <Trans>
      cambió el estado de {oldStatus} a {newStatus}
    </Trans>
  );
};

const TagsText = ({ event }: { event: EventOf<'valuation.tagged'> }) => {
  const [added, removed] = [event.added.join(', '), event.removed.join(', ')];
  if (removed === '') return <Trans>le puso las etiquetas: {added}</Trans>;
  if (added === '') return <Trans>le quitó las etiquetas: {removed}</Trans>;
  return (
    <Trans>
      le puso las etiquetas: {added}; le quitó: {removed}
    </Trans>
  );
};

interface ActivityTextProps {
  event: ActivityEvent;
  /** How many of its changes are told one by one. */
  told: number;
}

/** What was done, to follow who did it. */
export const ActivityText = ({ event, told }: ActivityTextProps) => {
  switch (event.action) {
    case 'valuation.created':
      return <Trans>creó la valoración</Trans>;
    case 'valuation.archived':
      return <Trans>la archivó</Trans>;
    case 'valuation.restored':
      return <Trans>la sacó del archivo</Trans>;
    case 'valuation.updated': {
      const count = (told === 0 ? event.leaves.length : told) + event.more;
      return <Plural value={count} one="cambió # dato" other="cambió # datos" />;
    }
    case 'valuation.status-changed':
      return <StatusText event={event} />;
    case 'valuation.tagged':
      return <TagsText event={event} />;
    default:
      return <SharingText event={event} />;
  }
};
