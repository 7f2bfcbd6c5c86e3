import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import type { BulkAction, BulkOutcome } from './apply-in-chunks.ts';

/** What the toasts say of an action on many valuations. */
export const useBulkTexts = () => {
  const { t, i18n } = useLingui();

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

  /** The commonest reason says most; the others are counted with it. */
  const refusalText = (outcomes: readonly BulkOutcome[]): string | null => {
    const codes = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.code] : []));
    const counts = new Map<ErrorCode, number>();
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
    const [commonest] = [...counts].toSorted(([, one], [, other]) => other - one);
    if (commonest === undefined) return null;
    const reason = i18n._(errorTexts[commonest[0]]);
    return t`${plural(codes.length, { one: `1 no se ha podido cambiar. ${reason}`, many: `# de valoraciones no se han podido cambiar. ${reason}`, other: `# no se han podido cambiar. ${reason}` })}`;
  };

  return { doneText, refusalText };
};
