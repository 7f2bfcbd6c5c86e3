import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import type { GrammaticalGender } from '../list/use-shown-rows-text.ts';
import type { RefusedOutcome } from './bulk-step.ts';
import type { BulkSummary } from './summarise-bulk-run.ts';

/** The list's own texts about rows that were not changed. */
export interface UnchangedRowsTexts {
  /** The grammatical gender of the noun for a row. */
  gender: GrammaticalGender;
  /** Null when the general text for that refusal is enough. */
  reasonText: (refused: RefusedOutcome) => string | null;
}

/** Each reason with the number of rows that it prevented from changing, the most frequent first. */
const useRefusalTexts = ({ reasonText }: UnchangedRowsTexts) => {
  const { t, i18n } = useLingui();
  return (refused: readonly RefusedOutcome[]): string[] => {
    const counts = new Map<string, number>();
    for (const outcome of refused) {
      const reason = reasonText(outcome) ?? i18n._(errorTexts[outcome.code]);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(
        ([reason, count]) =>
          t`${plural(count, { one: `1 no se ha podido cambiar. ${reason}`, other: `# no se han podido cambiar. ${reason}` })}`,
      );
  };
};

/** The differences between the result and the request; null when there are none. */
export const useUnchangedRowsText = (texts: UnchangedRowsTexts) => {
  const { t } = useLingui();
  const language = useLanguage();
  const refusalTexts = useRefusalTexts(texts);
  return (
    { unchanged, refused, unanswered, left, total, open }: BulkSummary,
    { staysSelected }: { staysSelected: boolean },
  ): string | null => {
    const all = formatNumber(total, { language });
    const { size } = open;
    const said = [
      left > 0 && t`${plural(left, { one: `Queda # de ${all}.`, other: `Quedan # de ${all}.` })}`,
      unchanged > 0 &&
        t`${plural(unchanged, { one: '1 ya estaba así.', other: '# ya estaban así.' })}`,
      ...refusalTexts(refused),
      unanswered > 0 &&
        t`${plural(unanswered, { one: '1 sin respuesta: puede que haya cambiado.', other: '# sin respuesta: puede que hayan cambiado.' })}`,
      staysSelected &&
        size > 0 &&
        (texts.gender === 'feminine'
          ? t`${plural(size, { one: 'Sigue seleccionada.', other: 'Siguen seleccionadas.' })}`
          : t`${plural(size, { one: 'Sigue seleccionado.', other: 'Siguen seleccionados.' })}`),
    ].filter((text) => text !== false);
    return said.length === 0 ? null : said.join(' ');
  };
};
