import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import type { BulkAction } from './apply-in-chunks.ts';
import type { BulkSummary } from './summary-of.ts';

/** What the toasts say of an action on many valuations. */
export const useBulkTexts = () => {
  const { t, i18n } = useLingui();
  const language = useLanguage();

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

  const reasonOf = ({ code, fields: [issue] }: BulkSummary['refused'][number]): string => {
    if (issue?.code !== 'too-many') return i18n._(errorTexts[code]);
    // No field is there to be looked at.
    const maximum = issue.params['maximum'];
    return t`Una valoración lleva como mucho ${maximum} etiquetas.`;
  };

  /** Each reason with how many it keeps from changing, the commonest first. */
  const refusalTexts = (refused: BulkSummary['refused']): string[] => {
    const counts = new Map<string, number>();
    for (const outcome of refused) {
      const reason = reasonOf(outcome);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(
        ([reason, count]) =>
          t`${plural(count, { one: `1 no se ha podido cambiar. ${reason}`, many: `# de valoraciones no se han podido cambiar. ${reason}`, other: `# no se han podido cambiar. ${reason}` })}`,
      );
  };

  /** What came otherwise than asked for, or null where all came as asked. */
  const restText = (
    { unchanged, refused, unanswered, left, total, open }: BulkSummary,
    { staysSelected }: { staysSelected: boolean },
  ): string | null => {
    const all = formatNumber(total, { language });
    const texts = [
      left > 0 &&
        t`${plural(left, { one: `Queda # de ${all}.`, many: `Quedan # de valoraciones de ${all}.`, other: `Quedan # de ${all}.` })}`,
      unchanged > 0 &&
        t`${plural(unchanged, { one: '1 ya estaba así.', many: '# de valoraciones ya estaban así.', other: '# ya estaban así.' })}`,
      ...refusalTexts(refused),
      unanswered > 0 &&
        t`${plural(unanswered, { one: '1 sin respuesta: puede que haya cambiado.', many: '# de valoraciones sin respuesta: puede que hayan cambiado.', other: '# sin respuesta: puede que hayan cambiado.' })}`,
      staysSelected &&
        open.size > 0 &&
        t`${plural(open.size, { one: 'Sigue seleccionada.', other: 'Siguen seleccionadas.' })}`,
    ].filter((text) => text !== false);
    return texts.length === 0 ? null : texts.join(' ');
  };

  return { doneText, restText };
};
