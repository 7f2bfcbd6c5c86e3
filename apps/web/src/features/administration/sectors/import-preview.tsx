import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import type { ReadSectors, SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import {
  type Imported,
  type ImportedRow,
  repeatedRows,
  rowsOf,
  withRows,
} from './imported-rows.ts';
import styles from './sectors.module.css';
import { changedFigures } from './use-sector-draft.ts';

interface ImportPreviewProps {
  imported: Imported;
  /** Those of the draft, which the file is taken over. */
  figures: readonly SectorFigures[];
  /** The edition in force. */
  base: readonly SectorFigures[];
  onChoose: (row: number, code: string) => void;
  onTake: (rows: ImportedRow[]) => void;
  onDiscard: () => void;
}

const notableChange = 0.25;

/** What a file would change, before any of it is taken; and what needs a decision. */
export const ImportPreview = (props: ImportPreviewProps) => {
  const { t } = useLingui();
  const { imported, figures, onTake, onDiscard } = props;
  const { read, name } = imported;
  const rows = rowsOf(imported);
  const known = rows.filter(({ code }) => code !== null);
  const differing = changedFigures(withRows(figures, known), figures);
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
      {count > 0 && <Changes differing={differing} figures={figures} />}
      <Decisions rows={rows} {...props} />
    </Sheet>
  );
};

interface ChangesProps {
  differing: readonly SectorFigures[];
  figures: readonly SectorFigures[];
}

/** Every sector that would change, as it stands and as the file has it. */
const Changes = ({ differing, figures }: ChangesProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const heads = [t`Sector`, t`En el borrador`, t`En la hoja`, t`Cambio de la media`];
  return (
    <ScrollRegion label={t`Sectores que cambian`} className={styles.scroll}>
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
          {differing.map((after) => (
            <Change
              key={after.code}
              before={figures.find(({ code }) => code === after.code)}
              {...{ after, language }}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

interface ChangeProps {
  before: SectorFigures | undefined;
  after: SectorFigures;
  language: Language;
}

const Change = ({ before, after, language }: ChangeProps) => {
  const written = (of: SectorFigures | undefined): string =>
    of === undefined
      ? '–'
      : [of.low, of.central, of.high]
          .map((value) => formatMultiple(value, { language, decimals: 2 }))
          .join(' · ');
  const firms = (of: SectorFigures | undefined) =>
    before !== undefined &&
    of !== undefined &&
    before.firms !== after.firms && (
      <small>
        <Plural value={of.firms} one="# empresa" many="# de empresas" other="# empresas" />
      </small>
    );
  const change = before === undefined ? 0 : after.central / before.central - 1;
  const sign = change > 0 ? '+' : '';
  return (
    <tr>
      <th scope="row">{sectorName(after.code, language)}</th>
      <td data-end>
        {written(before)} {firms(before)}
      </td>
      <td data-end>
        {written(after)} {firms(after)}
      </td>
      <td data-end>{change === 0 ? '–' : `${sign}${formatRate(change, { language })}`}</td>
    </tr>
  );
};

type DecisionsProps = Pick<ImportPreviewProps, 'imported' | 'base' | 'onChoose'> & {
  rows: readonly ImportedRow[];
};

/** Jumps, rows of no known sector or of one that was there before, and rows that cannot be read. */
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
        .map((row) => (
          <Jump key={row.row} row={row} base={base} />
        ))}
      {repeated.map(({ row, text }) => (
        <li key={`again ${row}`}>
          <Trans>
            Fila {row}, «{text}»: el sector ya está en una fila anterior, que es la que vale.
          </Trans>
        </li>
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
        <Refused key={refused.row} {...refused} />
      ))}
    </ul>
  );
};

const Jump = ({ row, base }: { row: ImportedRow; base: readonly SectorFigures[] }) => {
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

const Refused = ({ row, text, code }: ReadSectors['refused'][number]) => (
  <li>
    {code === 'not-a-number' ? (
      <Trans>
        Fila {row}, «{text}»: la media no es un número. Corrígela en la hoja.
      </Trans>
    ) : (
      <Trans>
        Fila {row}, «{text}»: la media debe estar entre el mínimo y el máximo. Corrígela en la hoja.
      </Trans>
    )}
  </li>
);
