import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ScrollRegion } from '../../../../../../components/scroll-region.tsx';
import { box, column, text } from '../../../../../../components/style/class-names.ts';
import styles from './accounts-paste.module.css';
import { type DocumentRow, documentRows } from './document-rows.ts';
import { useOutcomeTexts } from './outcome-texts.ts';
import { TargetSelect, type TargetOption } from './target-select.tsx';
import type { PastedReading } from './use-pasted-reading.ts';
import { useRowChoice } from './use-row-choice.ts';

interface DocumentProps {
  reading: PastedReading;
  targets: readonly TargetOption[];
}

/** What becomes of a row that has no place to choose. */
const RowEnd = ({ row }: { row: DocumentRow }) => {
  const { faults, reasons } = useOutcomeTexts();
  const { state } = row;
  switch (state.kind) {
    case 'summed':
      return <Trans>Ya sumada</Trans>;
    case 'asked':
      return <Trans>Por responder</Trans>;
    case 'set-aside':
      return reasons[state.reason];
    case 'refused':
      return (
        <span className={styles.refusal}>
          <Trans>Rechazada:</Trans> {faults[state.fault]}
        </span>
      );
    default:
      return null;
  }
};

interface RowViewProps extends DocumentProps {
  row: DocumentRow;
  columns: readonly number[];
}

const RowView = ({ row, columns, reading, targets }: RowViewProps) => {
  const chooseRow = useRowChoice(reading, targets);
  return (
    <tr data-state={row.state.kind}>
      <th scope="row" className={styles.number}>
        {row.number}
      </th>
      {columns.map((column) => {
        const cell = row.cells.find((one) => one.column === column);
        const isName = cell?.outcome.kind === 'label';
        return (
          <td
            key={column}
            data-outcome={cell?.outcome.kind}
            className={isName ? styles.name : styles.figure}
          >
            {cell?.text}
          </td>
        );
      })}
      <td>
        {row.choice === null ? null : (
          <TargetSelect
            name={row.name}
            choice={row.choice}
            targets={targets}
            onChoose={(target) => chooseRow(row.choice?.row ?? '', row.name, target)}
          />
        )}
        {(row.choice === null || row.state.kind === 'refused') && <RowEnd row={row} />}
      </td>
    </tr>
  );
};

const letterOf = (column: number): string =>
  column > 26
    ? letterOf(Math.floor((column - 1) / 26)) + letterOf(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

const rowsAtOnce = 200;

/** The document as it came, each row with where it goes. */
export const AccountsDocument = ({ reading, targets }: DocumentProps) => {
  const { t } = useLingui();
  const [shown, setShown] = useState(rowsAtOnce);
  const rows = documentRows(reading.files, reading.intake, reading.choices);
  const columns = [...new Set(rows.flatMap(({ cells }) => cells.map(({ column: one }) => one)))];
  columns.sort((one, other) => one - other);
  const more = rows.length - shown;
  return (
    <section className={column({ gap: 8 })}>
      <h3 className={text('size-14', 'line-24', 'strong')}>
        <Trans>Tal como llegó</Trans>
      </h3>
      <ScrollRegion label={t`Filas pegadas`} className={styles.scroll}>
        <table className={box({ width: 'full', collapse: true }, text('small'), styles.table)}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Fila</Trans>
              </th>
              {columns.map((one) => (
                <th key={one} scope="col">
                  {letterOf(one)}
                </th>
              ))}
              <th scope="col">
                <Trans>Va a</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <RowView
                key={row.id}
                row={row}
                columns={columns}
                reading={reading}
                targets={targets}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {more > 0 && (
        <Button variant="default" onClick={() => setShown((before) => before + rowsAtOnce)}>
          <Trans>Mostrar más filas: faltan {more}</Trans>
        </Button>
      )}
    </section>
  );
};
