import { Trans } from '@lingui/react/macro';
import type { Comparable } from '@valia/domain/valuation-choices/comparable-edits.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';

/** Where a comparable's figures were read, of what day, and what it is. */
export const ComparableSource = ({
  comparable: { source, date, type },
}: {
  comparable: Comparable;
}) => {
  const { language } = useEditor();
  const { source: sourceText, term } = useDescriptions();
  return (
    <>
      {source === '' ? <Trans>Sin fuente anotada</Trans> : sourceText({ text: source, date })}
      {date !== null && ` · ${formatDate(date, language)}`}
      {type !== undefined && ` · ${term(valuationTerms.comparableTypes[type])}`}
    </>
  );
};
