import { useLingui } from '@lingui/react/macro';
import type { SectorDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import type { ReadSectors } from '@valia/domain/sectors/sector-set-schemas.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { changedDeals } from './changed-deals.ts';
import { ChangesTable } from './changes-table.tsx';
import { NotableChange } from './notable-change.tsx';
import { ChangePreviewPanel } from './change-preview-panel.tsx';
import { RefusedRow } from './refused-row.tsx';
import styles from './sectors.module.css';

interface DealsPreviewProps {
  name: string;
  read: ReadSectors;
  /** The sectors of the draft. */
  sectors: readonly SectorDeals[];
  onTake: () => void;
  onDiscard: () => void;
}

/** A preview of the changes that a sheet of deals would make. */
export const DealsPreview = ({ name, read, sectors, onTake, onDiscard }: DealsPreviewProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { deals, refused } = read;
  const changed = changedDeals(sectors, deals);
  const written = ({ low, base, high, grade }: SectorDeals): string => {
    const figures = [low, base, high].map((value) =>
      formatMultiple(value, { language, decimals: 2 }),
    );
    return [...figures, grade].join(' · ');
  };
  return (
    <ChangePreviewPanel
      name={name}
      total={deals.length + refused.length}
      recognised={deals.length}
      changed={changed.length}
      onTake={onTake}
      onDiscard={onDiscard}
    >
      <ChangesTable
        changeName={t`Cambio de la base`}
        changes={changed.map(({ before, after }) => ({
          code: after.code,
          before: written(before),
          after: written(after),
          change: after.base / before.base - 1,
        }))}
      />
      <ul className={styles.decisions}>
        {changed.map(({ before, after }) => (
          <NotableChange
            key={after.code}
            code={after.code}
            before={before.base}
            after={after.base}
          />
        ))}
        {refused.map((row) => (
          <RefusedRow key={row.row} {...row} />
        ))}
      </ul>
    </ChangePreviewPanel>
  );
};
