import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import type { ReadSectors, SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './sectors.module.css';

type Row = ReadSectors['rows'][number];

interface ImportPreviewProps {
  read: ReadSectors;
  name: string;
  base: readonly SectorFigures[];
  onTake: (rows: Row[]) => void;
  onDiscard: () => void;
}

const notableChange = 0.25;

/** What a file would change, before any of it is taken; and what needs a decision. */
export const ImportPreview = ({ read, name, base, onTake, onDiscard }: ImportPreviewProps) => {
  const { t } = useLingui();
  const [chosen, choose] = useState<Readonly<Record<number, string>>>({});
  const rows = read.rows.map((row) => ({ ...row, code: row.code ?? (chosen[row.row] || null) }));
  const known = rows.filter(({ code }) => code !== null);
  const differing = known.filter(
    ({ code, central }) => base.find((one) => one.code === code)?.central !== central,
  );
  const [total, recognised, count] = [
    read.rows.length + read.refused.length,
    known.length,
    differing.length,
  ];
  const changes = t`${plural(count, { one: 'Cambia 1 sector.', many: 'Cambian # de sectores.', other: 'Cambian # sectores.' })}`;
  return (
    <Sheet className={styles.preview} as="section" label={t`Qué cambia con «${name}»`}>
      <div className={styles.previewHead}>
        <h2>
          <Trans>Qué cambia con «{name}»</Trans>
        </h2>
        <p>
          <Trans>
            {total} filas leídas, {recognised} reconocidas.
          </Trans>{' '}
          {changes} <Trans>Nada se guarda hasta que lo apliques.</Trans>
        </p>
        <Button variant="default" onClick={onDiscard}>
          <Trans>Descartar</Trans>
        </Button>
        <Button disabled={count === 0} onClick={() => onTake(known)}>
          <Trans>Aplicar al borrador</Trans>
        </Button>
      </div>
      <Decisions
        {...{ read, rows, base }}
        onChoose={(row, code) => choose({ ...chosen, [row]: code })}
      />
    </Sheet>
  );
};

interface DecisionsProps {
  read: ReadSectors;
  rows: readonly Row[];
  base: readonly SectorFigures[];
  onChoose: (row: number, code: string) => void;
}

/** Jumps, rows of no known sector, and rows that cannot be read. */
const Decisions = ({ read, rows, base, onChoose }: DecisionsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const options = base
    .map(({ code }) => ({ value: code, label: sectorName(code, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <ul className={styles.decisions}>
      {rows.map((row) => (
        <Jump key={row.row} row={row} base={base} />
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
      {read.refused.map(({ row, text, code }) => (
        <li key={row}>
          {code === 'not-a-number' ? (
            <Trans>
              Fila {row}, «{text}»: la media no es un número. Corrígela en la hoja.
            </Trans>
          ) : (
            <Trans>
              Fila {row}, «{text}»: la media debe estar entre el mínimo y el máximo. Corrígela en la
              hoja.
            </Trans>
          )}
        </li>
      ))}
    </ul>
  );
};

const Jump = ({ row, base }: { row: Row; base: readonly SectorFigures[] }) => {
  const language = useLanguage();
  const before = base.find(({ code }) => code === row.code)?.central;
  if (row.code === null || before === undefined) return null;
  if (Math.abs(row.central / before - 1) <= notableChange) return null;
  const name = sectorName(row.code, language);
  const [from, to] = [before, row.central].map((value) =>
    formatMultiple(value, { language, decimals: 2 }),
  );
  const { row: line } = row;
  return (
    <li>
      <Trans>
        {name} pasa de {from} a {to}: más de un 25 %. Revisa la fila {line}.
      </Trans>
    </li>
  );
};
