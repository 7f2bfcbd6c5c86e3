import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadBudget, RowRefusal } from '@valia/domain/budgets/budget-schemas.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import styles from '../budget.module.css';
import { stack } from '../../../components/style/class-names.ts';

const looks = { refusals: stack({ gap: 6, scroll: 'y' }, styles.refusals) };

interface ImportDialogProps {
  read: ReadBudget;
  fileName: string;
  onTake: () => void;
  onClose: () => void;
}

/** A preview of an imported file, with each refused row and how to fix it. */
export const ImportDialog = ({ read, fileName, onTake, onClose }: ImportDialogProps) => {
  const { t } = useLingui();
  const { rows, refused, closedMonths } = read;
  const rowCount = rows.length;
  const taken = t`${plural(rowCount, { one: 'Se ha reconocido 1 partida.', many: 'Se han reconocido # de partidas.', other: 'Se han reconocido # partidas.' })}`;
  const closed = t`${plural(closedMonths, { one: 'Trae 1 mes real.', many: 'Trae # de meses reales.', other: 'Trae # meses reales.' })}`;
  return (
    <ConfirmDialog
      title={t`Importar «${fileName}»`}
      consequences={
        <>
          {taken} {closedMonths > 0 && closed}{' '}
          {rowCount > 0 && (
            <Trans>
              Las que ya tengas con el mismo nombre se actualizan, las demás se añaden. Se puede
              deshacer.
            </Trans>
          )}
        </>
      }
      action={rowCount > 0 ? <Trans>Importar</Trans> : <Trans>Entendido</Trans>}
      onConfirm={rowCount > 0 ? onTake : onClose}
      onClose={onClose}
    >
      {refused.length > 0 && <RefusedRows read={read} />}
    </ConfirmDialog>
  );
};

const RefusedRows = ({ read: { refused, furtherRefused } }: Pick<ImportDialogProps, 'read'>) => {
  const { t } = useLingui();
  const mendOf = useMends();
  return (
    <ul className={looks.refusals} aria-label={t`Filas que no se importan`}>
      {refused.map(({ sheet, row, code, column, text }) => (
        <li key={`${sheet} ${String(row)} ${code}`}>
          <b>
            {row === null ? (
              <Trans>Hoja «{sheet}»</Trans>
            ) : (
              <Trans>
                Hoja «{sheet}», fila {row}
              </Trans>
            )}
          </b>{' '}
          {mendOf(code, column, text)}
        </li>
      ))}
      {furtherRefused > 0 && (
        <li>
          <Trans>Y {furtherRefused} filas más.</Trans>
        </li>
      )}
    </ul>
  );
};

/** The reason why a row is refused, and how to fix it. */
const useMends = () => {
  const { t } = useLingui();
  return (code: RowRefusal, column: string, text: string): string => {
    const mends: Record<RowRefusal, string> = {
      'no-months': t`No hay una fila con los meses. Pon ene, feb, mar… encima de los importes.`,
      'no-label': t`Le falta el nombre. Escríbelo a la izquierda de los meses.`,
      'no-section': t`«${text}» no dice si es ingreso o coste. Pon «Ingresos» o «Costes» encima o en una columna a su izquierda.`,
      'label-too-long': t`El nombre pasa de 80 caracteres. Acórtalo.`,
      'not-allowed-character': t`El nombre tiene un carácter que no se admite. Escríbelo de nuevo.`,
      'not-a-number': t`En la columna ${column}, «${text}» no es un importe. Escribe un número.`,
      'formula-without-value': t`La fórmula de la columna ${column} no tiene valor guardado. Abre el archivo en tu hoja de cálculo y guárdalo de nuevo.`,
      'formula-error': t`La columna ${column} da el error ${text}. Corrige la fórmula.`,
      'amount-too-large': t`El importe de la columna ${column} es demasiado grande. Revisa si va en euros.`,
      'mixed-signs': t`«${text}» mezcla importes positivos y negativos. Escribe los costes todos con el mismo signo.`,
      'repeated-row': t`«${text}» aparece dos veces. Deja una sola fila o cambia un nombre.`,
      'too-many-rows': t`Solo caben 60 partidas. Agrupa las menores en una.`,
    };
    return mends[code];
  };
};
