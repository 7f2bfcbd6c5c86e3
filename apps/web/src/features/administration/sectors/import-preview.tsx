import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ChangesTable } from './changes-table.tsx';
import {
  type ImportedSectorFile,
  type ImportedRow,
  repeatedRows,
  rowsWithSectors,
  applyImportedRows,
} from './imported-rows.ts';
import { NotableChange } from './notable-change.tsx';
import { ChangePreviewPanel } from './change-preview-panel.tsx';
import { RefusedRow } from './refused-row.tsx';
import styles from './sectors.module.css';
import { changedFigures } from './use-sector-draft.ts';

interface ImportPreviewProps {
  imported: ImportedSectorFile;
  /** The figures of the draft, to which the file is applied. */
  figures: readonly SectorFigures[];
  /** The edition in force. */
  base: readonly SectorFigures[];
  onChoose: (row: number, code: string) => void;
  onTake: (rows: ImportedRow[]) => void;
  onDiscard: () => void;
}

/** A preview of the changes that a file would make, and the decisions that it needs. */
export const ImportPreview = (props: ImportPreviewProps) => {
  const { t } = useLingui();
  const { imported, figures, onTake, onDiscard } = props;
  const { read, name } = imported;
  const rows = rowsWithSectors(imported);
  const known = rows.filter(({ code }) => code !== null);
  const differing = changedFigures(applyImportedRows(figures, known), figures);
  const changes = differing.map((after) => {
    const before = figures.find(({ code }) => code === after.code) ?? after;
    const areFirmsNew = before.firms !== after.firms;
    return {
      code: after.code,
      before: <Figures of={before} withFirms={areFirmsNew} />,
      after: <Figures of={after} withFirms={areFirmsNew} />,
      change: after.central / before.central - 1,
    };
  });
  return (
    <ChangePreviewPanel
      name={name}
      total={read.rows.length + read.refused.length}
      recognised={known.length}
      changed={differing.length}
      onTake={() => onTake(known)}
      onDiscard={onDiscard}
    >
      <ChangesTable changeName={t`Cambio de la media`} changes={changes} />
      <Decisions rows={rows} {...props} />
    </ChangePreviewPanel>
  );
};

const Figures = ({ of, withFirms }: { of: SectorFigures; withFirms: boolean }) => {
  const language = useLanguage();
  const multiples = [of.low, of.central, of.high].map((value) =>
    formatMultiple(value, { language, decimals: 2 }),
  );
  return (
    <>
      {multiples.join(' · ')}{' '}
      {withFirms && (
        <small>
          <Plural value={of.firms} one="# empresa" many="# de empresas" other="# empresas" />
        </small>
      )}
    </>
  );
};

type DecisionsProps = Pick<ImportPreviewProps, 'imported' | 'base' | 'onChoose'> & {
  rows: readonly ImportedRow[];
};

/** Large changes, rows of an unknown or repeated sector, and rows that cannot be parsed. */
const Decisions = ({ imported: { read }, rows, base, onChoose }: DecisionsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const options = base
    .map(({ code }) => ({ value: code, label: sectorName(code, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const repeated = repeatedRows(rows);
  return (
    <ul className={styles.decisions}>
      {rows
        .filter((row) => !repeated.includes(row))
        .flatMap(({ code, central, row }) => {
          const before = base.find((one) => one.code === code);
          return before === undefined
            ? []
            : [
                <NotableChange
                  key={row}
                  code={before.code}
                  before={before.central}
                  after={central}
                  row={row}
                />,
              ];
        })}
      {repeated.map(({ row, text }) => (
        <RefusedRow key={`repeated ${row}`} row={row} text={text} code="repeated-sector" />
      ))}
      {read.rows
        .filter(({ code }) => code === null)
        .map(({ row, text }) => (
          <li key={row}>
            <Trans>
              Fila {row}, «{text}», no coincide con ningún sector. No se importa mientras no elijas
              uno.
            </Trans>
            <NativeSelect
              aria-label={t`Sector de la fila ${row}`}
              data={[{ value: '', label: t`Elegir sector` }, ...options]}
              onChange={(event) => onChoose(row, event.currentTarget.value)}
            />
          </li>
        ))}
      {read.refused.map((refused) => (
        <RefusedRow key={`refused ${refused.row}`} {...refused} />
      ))}
    </ul>
  );
};
