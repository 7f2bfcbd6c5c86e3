import { Trans } from '@lingui/react/macro';
import { originOfField } from '@valia/domain/valuation-choices/multiple-edits.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { useEditor } from '../document/editor-context.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { text } from '../../../../components/style/class-names.ts';

/** The dated sector set behind a multiple; nothing for any other field. */
export const SectorSource = ({ field }: { field: string }) => {
  const { document, language } = useEditor();
  const { region } = useDescriptions();
  const origin = originOfField(document, field);
  if (origin?.kind !== 'sector') return null;
  const firms = formatNumber(origin.firms, { language });
  return (
    <p className={text('small', 'dimmed')}>
      {origin.source} · {region(origin.region)} · {formatDate(origin.date, language)} ·{' '}
      <Trans>{firms} empresas</Trans>
    </p>
  );
};
