import { Trans } from '@lingui/react/macro';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import styles from './explanation.module.css';

/** The dated sector set behind a multiple; nothing for any other field. */
export const SectorSource = ({ field }: { field: string }) => {
  const { document, language } = useEditor();
  const { origin } = document.multiples.evToEbitda;
  if (!field.startsWith('multiples.evToEbitda') || origin.kind !== 'sector') return null;
  const firms = formatNumber(origin.firms, { language });
  return (
    <p className={styles.sector}>
      {origin.source} · {origin.region} · {formatDate(origin.date, language)} ·{' '}
      <Trans>{firms} empresas</Trans>
    </p>
  );
};
