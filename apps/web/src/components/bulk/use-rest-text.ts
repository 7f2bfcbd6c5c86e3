import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Gender } from '../list/use-shown-text.ts';
import type { RefusedOutcome } from './bulk-step.ts';
import type { BulkSummary } from './summary-of.ts';

/** What a list says in words of its own about what is left. */
export interface RestTexts {
  /** How its rows are spoken of. */
  gender: Gender;
  /** Null where the words for every refusal do. */
  reasonText: (refused: RefusedOutcome) => string | null;
}

/** Each reason with how many it keeps from changing, the commonest first. */
const useRefusalTexts = ({ reasonText }: RestTexts) => {
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

/** What came otherwise than asked for, or null where all came as asked. */
export const useRestText = (texts: RestTexts) => {
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
