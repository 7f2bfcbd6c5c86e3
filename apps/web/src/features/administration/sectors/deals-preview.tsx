import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { EditionDeals, SectorDeals } from '@valia/domain/sectors/edition-deals-schema.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './sectors.module.css';
import type { DealsDraft } from './use-edition-deals.ts';

interface ChangedDeals {
  before: SectorDeals;
  after: SectorDeals;
}

/** A base that moves by more than this is pointed out. */
const jump = 0.25;

const changedDeals = (draft: EditionDeals, rows: SectorDeals[]): ChangedDeals[] =>
  rows.flatMap((after) => {
    const before = draft.sectors.find(({ code }) => code === after.code);
    return before === undefined || JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [{ before, after }];
  });

const ChangedBase = ({ before, after }: ChangedDeals) => {
  const language = useLanguage();
  const times = (value: number): string => formatMultiple(value, { language, decimals: 2 });
  const sector = sectorName(after.code, language);
  const [from, to] = [times(before.base), times(after.base)];
  return Math.abs(after.base / before.base - 1) > jump ? (
    <Trans>
      {sector}: base de {from} a {to}, más de un 25 %. Revísala.
    </Trans>
  ) : (
    <Trans>
      {sector}: base de {from} a {to}.
    </Trans>
  );
};

interface DealsPreviewProps {
  name: string;
  rows: EditionDeals['sectors'];
  draft: DealsDraft;
  onDone: () => void;
}

/** What a sheet of deals would change, before any of it is taken. */
export const DealsPreview = ({ name, rows, draft, onDone }: DealsPreviewProps) => {
  const { t } = useLingui();
  const changed = changedDeals(draft.deals, rows);
  const count = changed.length;
  return (
    <Sheet className={styles.preview} as="section" label={t`Qué cambia con «${name}»`}>
      <div className={styles.previewHead}>
        <h2>
          <Trans>Qué cambia con «{name}»</Trans>
        </h2>
        <p>
          <Trans>
            Cambian las operaciones de {count} sectores. Nada se guarda hasta que lo apliques.
          </Trans>
        </p>
        <Button variant="default" onClick={onDone}>
          <Trans>Descartar</Trans>
        </Button>
        <Button
          disabled={count === 0}
          onClick={() => {
            draft.take(rows);
            onDone();
          }}
        >
          <Trans>Aplicar al borrador</Trans>
        </Button>
      </div>
      <ul className={styles.decisions}>
        {changed.map((change) => (
          <li key={change.after.code}>
            <ChangedBase {...change} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
