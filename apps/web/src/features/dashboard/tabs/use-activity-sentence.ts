import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DashboardActivity } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';

type Event = DashboardActivity['event'];

/** A short phrase about an event, which follows the user's name. */
export const useActivitySentence = () => {
  const { t, i18n } = useLingui();
  return (event: Event): string => {
    switch (event.action) {
      case 'valuation.created':
        return t`valoración creada`;
      case 'valuation.updated': {
        const count = event.leaves.length + event.more;
        return t`${plural(count, { one: '# dato cambiado', many: '# de datos cambiados', other: '# datos cambiados' })}`;
      }
      case 'valuation.status-changed':
      case 'valuation.status-undone': {
        const from = i18n._(valuationTerms.statuses[event.from]);
        const to = i18n._(valuationTerms.statuses[event.to]);
        return event.action === 'valuation.status-changed'
          ? t`${from} → ${to}`
          : t`cambio deshecho: ${from} → ${to}`;
      }
      case 'valuation.shared': {
        const { person } = event;
        return event.right === 'edit'
          ? t`compartida con ${person}, que puede editarla`
          : t`compartida con ${person}, que puede leerla`;
      }
      case 'valuation.share-changed': {
        const { person } = event;
        return event.right === 'edit'
          ? t`${person} ya puede editarla`
          : t`${person} ya solo puede leerla`;
      }
      case 'valuation.share-taken-back': {
        const { person } = event;
        return t`ya no se comparte con ${person}`;
      }
      case 'valuation.archived':
        return t`valoración archivada`;
      case 'valuation.restored':
        return t`valoración recuperada del archivo`;
      case 'valuation.tagged': {
        const [added, removed] = [event.added.join(', '), event.removed.join(', ')];
        if (removed === '') return t`etiquetas añadidas: ${added}`;
        if (added === '') return t`etiquetas quitadas: ${removed}`;
        return t`etiquetas añadidas: ${added}; quitadas: ${removed}`;
      }
    }
  };
};
