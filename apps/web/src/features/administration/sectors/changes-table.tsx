import { useLingui } from '@lingui/react/macro';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatRate } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './sectors.module.css';
import { box } from '../../../components/style/class-names.ts';

interface SectorChange {
  code: string;
  /** The value in the draft; `after` is the value in the sheet. */
  before: ReactNode;
  after: ReactNode;
  /** The change of the central multiple as a fraction: 0.1 is 10 % more. */
  change: number;
}

interface ChangesTableProps {
  changes: readonly SectorChange[];
  /** The name of the value that `change` refers to. */
  changeName: string;
}

/** Every sector that would change, with its values in the draft and in the file. */
export const ChangesTable = ({ changes, changeName }: ChangesTableProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  if (changes.length === 0) return null;
  const heads = [t`Sector`, t`En el borrador`, t`En la hoja`, changeName];
  return (
    <ScrollRegion label={t`Sectores que cambian`} className={box({ scroll: 'x' })}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t`Sectores que cambian`}</caption>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" data-end={column > 0 || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ code, before, after, change }) => (
            <tr key={code}>
              <th scope="row">{sectorName(code, language)}</th>
              <td data-end>{before}</td>
              <td data-end>{after}</td>
              <td data-end>
                {change === 0 ? '–' : `${change > 0 ? '+' : ''}${formatRate(change, { language })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
