import { Trans } from '@lingui/react/macro';
import { formatDate } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import type { Comparable } from '../model/comparable-edits.ts';

/** Where a comparable's figures were read, and of what day. */
export const ComparableSource = ({ comparable: { source, date } }: { comparable: Comparable }) => {
  const { language } = useEditor();
  return (
    <>
      {source === '' ? <Trans>Sin fuente anotada</Trans> : source}
      {date !== null && ` · ${formatDate(date, language)}`}
    </>
  );
};
