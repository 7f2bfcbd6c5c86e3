import { Trans, useLingui } from '@lingui/react/macro';
import { type PastedTarget, pastedTargets } from '@valia/domain/pasted-accounts/pasted-target.ts';
import type { PastedAccounts, PastedRow } from '@valia/domain/pasted-accounts/pasted-row.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { formatPlainNumber } from '../../../values/format-field-value.ts';
import type { GridRow } from '../../grid-model.ts';
import styles from './accounts-paste.module.css';
import { box, text } from '../../../../../../components/style/class-names.ts';

const nowhere = 'nowhere';
const part = 'part';

const chosenOf = ({ verdict }: PastedRow): string => {
  if (verdict.kind === 'line') return verdict.target;
  if (verdict.kind === 'asked') return '';
  return verdict.kind === 'part' ? part : nowhere;
};

interface TargetSelectProps {
  row: PastedRow;
  targets: readonly GridRow[];
  onChoose: (target: PastedTarget | null) => void;
}

/** The target of a row; nothing is preselected for a row that is not recognised. */
const TargetSelect = ({ row, targets, onChoose }: TargetSelectProps) => {
  const { t } = useLingui();
  const { label, verdict } = row;
  const within =
    verdict.kind === 'part' ? targets.find(({ key }) => key === verdict.target)?.label : undefined;
  const isAsked = verdict.kind === 'asked';
  return (
    <select
      className={styles.select}
      aria-label={t`Fila para ${label}`}
      aria-invalid={isAsked}
      value={chosenOf(row)}
      onChange={({ currentTarget: { value } }) => {
        const target = pastedTargets.find((one) => one === value);
        if (target !== undefined) onChoose(target);
        else if (value === nowhere) onChoose(null);
      }}
    >
      {isAsked && <option value="">{t`Elige una fila`}</option>}
      {within !== undefined && <option value={part}>{t`Ya sumada en ${within}`}</option>}
      {targets.map(({ key, label: name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
      <option value={nowhere}>{t`No se usa`}</option>
    </select>
  );
};

interface YearHeadProps {
  year: number | null;
  /** The year according to the block; null when the block has none. */
  said: number | null;
  known: readonly number[];
  place: number;
  onYear: (year: number | null) => void;
}

/** A column's year, which is chosen when the block does not contain one of the valuation's years. */
const YearHead = ({ year, said, known, place, onYear }: YearHeadProps) => {
  const { t } = useLingui();
  if (said !== null && known.includes(said)) return said;
  const name = said === null ? t`Año de la columna ${place}` : t`Año para la columna ${said}`;
  return (
    <select
      className={styles.select}
      aria-label={name}
      value={year ?? nowhere}
      onChange={({ currentTarget: { value } }) => onYear(value === nowhere ? null : Number(value))}
    >
      <option value={nowhere}>{said === null ? t`Elige el año` : t`${said}: no se usa`}</option>
      {known.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
};

interface RowViewProps {
  row: PastedRow;
  targets: readonly GridRow[];
  onChoose: (key: string, target: PastedTarget | null) => void;
}

const RowView = ({ row, targets, onChoose }: RowViewProps) => {
  const { language } = useEditor();
  return (
    <tr data-verdict={row.verdict.kind}>
      <th scope="row">{row.label}</th>
      {row.amounts.map((amount, column) => (
        <td key={column} className={styles.figure}>
          {amount === null ? '' : formatPlainNumber(amount, 'money', language)}
        </td>
      ))}
      <td>
        <TargetSelect
          row={row}
          targets={targets}
          onChoose={(target) => onChoose(row.key, target)}
        />
      </td>
    </tr>
  );
};

interface PastedRowsProps extends Pick<RowViewProps, 'targets' | 'onChoose'> {
  accounts: PastedAccounts;
  years: readonly (number | null)[];
  known: readonly number[];
  onYear: (column: number, year: number | null) => void;
}

/** Every pasted row with its figures; none is omitted. */
export const PastedRows = ({
  accounts,
  years,
  known,
  targets,
  onChoose,
  onYear,
}: PastedRowsProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.scroll} role="region" aria-label={t`Filas pegadas`}>
      <table className={box({ width: 'full', collapse: true }, text('small'), styles.table)}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Fila pegada</Trans>
            </th>
            {accounts.years.map((said, column) => (
              <th key={column} scope="col" className={styles.figure}>
                <YearHead
                  said={said}
                  year={years[column] ?? null}
                  known={known}
                  place={column + 1}
                  onYear={(year) => onYear(column, year)}
                />
              </th>
            ))}
            <th scope="col">
              <Trans>Va a</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.rows.map((row, place) => (
            <RowView key={place} row={row} targets={targets} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
