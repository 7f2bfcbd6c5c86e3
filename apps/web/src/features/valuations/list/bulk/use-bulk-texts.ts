import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import type { RefusedOutcome } from '../../../../components/bulk/bulk-step.ts';
import type { BulkAction } from './bulk-valuation-calls.ts';

/** The toast texts for an action on many valuations. */
export const useBulkTexts = () => {
  const { t } = useLingui();

  const statusText = (to: ValuationStatus, count: number): string => {
    const texts: Record<ValuationStatus, string> = {
      draft: t`${plural(count, { one: 'Valoración en borrador', many: '# de valoraciones en borrador', other: '# valoraciones en borrador' })}`,
      in_progress: t`${plural(count, { one: 'Valoración en curso', many: '# de valoraciones en curso', other: '# valoraciones en curso' })}`,
      completed: t`${plural(count, { one: 'Valoración completada', many: '# de valoraciones completadas', other: '# valoraciones completadas' })}`,
    };
    return texts[to];
  };

  const doneText = (action: BulkAction, count: number): string => {
    switch (action.kind) {
      case 'change-status':
        return statusText(action.to, count);
      case 'undo-status':
        return t`Cambio deshecho`;
      case 'archive':
        return t`${plural(count, { one: 'Valoración archivada', many: '# de valoraciones archivadas', other: '# valoraciones archivadas' })}`;
      case 'restore':
        return t`${plural(count, { one: 'Valoración recuperada del archivo', many: '# de valoraciones recuperadas del archivo', other: '# valoraciones recuperadas del archivo' })}`;
      case 'add-tags':
      case 'remove-tags':
        return t`${plural(count, { one: 'Etiquetas cambiadas', many: 'Etiquetas cambiadas en # de valoraciones', other: 'Etiquetas cambiadas en # valoraciones' })}`;
      case 'duplicate':
        return t`${plural(count, { one: 'Copia creada, en borrador', many: '# de copias creadas, en borrador', other: '# copias creadas, en borrador' })}`;
      case 'delete':
        return t`${plural(count, { one: 'Borrador eliminado', many: '# de borradores eliminados', other: '# borradores eliminados' })}`;
    }
  };

  /** This text is needed because there is no field to show the error at. */
  const reasonText = ({ fields: [issue] }: RefusedOutcome): string | null => {
    if (issue?.code !== 'too-many') return null;
    const { maximum } = issue.params;
    return t`Una valoración lleva como mucho ${maximum} etiquetas.`;
  };

  return { doneText, reasonText };
};
