import { useLingui } from '@lingui/react/macro';
import type { BrokenAt } from '@valia/domain/security/broken-at.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';

/** The place where a broken audit chain fails, by its row. */
export const useBrokenChainText = (): ((brokenAt: BrokenAt) => string) => {
  const { t } = useLingui();
  const language = useLanguage();
  const numberOf = (value: number | null): string =>
    value === null ? '–' : formatNumber(value, { language });
  return ({ auditLogId, position, fault }) => {
    const [row, place] = [numberOf(auditLogId), numberOf(position)];
    switch (fault) {
      case 'row-missing':
        return t`Falta la fila ${row}, la del sello ${place}.`;
      case 'seal-missing':
        return t`Falta el sello ${place}.`;
      case 'seal-differs':
        return t`La fila ${row} no coincide con su sello (${place}).`;
      case 'row-without-seal':
        return t`La fila ${row} entró sin pasar por el sellado.`;
    }
  };
};
