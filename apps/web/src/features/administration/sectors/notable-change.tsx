import { Trans } from '@lingui/react/macro';
import { isNotableChange, notableChange } from '@valia/domain/sectors/notable-change.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';

interface NotableChangeProps {
  code: string;
  before: number;
  after: number;
  /** The row number in the sheet, if it is known. */
  row?: number;
}

/** Points out a multiple that changes a lot; renders nothing for any other. */
export const NotableChange = ({ code, before, after, row }: NotableChangeProps) => {
  const language = useLanguage();
  if (!isNotableChange(before, after)) return null;
  const name = sectorName(code, language);
  const [from, to] = [before, after].map((value) =>
    formatMultiple(value, { language, decimals: 2 }),
  );
  const share = formatRate(notableChange, { language, decimals: 0 });
  return (
    <li>
      <Trans>
        {name} pasa de {from} a {to}: más de un {share}.
      </Trans>{' '}
      {row === undefined ? <Trans>Revisa la hoja.</Trans> : <Trans>Revisa la fila {row}.</Trans>}
    </li>
  );
};
