import { Trans } from '@lingui/react/macro';
import type { ReadSectors } from '@valia/domain/sectors/sector-set-schemas.ts';

type RefusedRowProps = ReadSectors['refused'][number];

const Why = ({ row, text, code }: RefusedRowProps) => {
  switch (code) {
    case 'not-a-number':
      return (
        <Trans>
          Fila {row}, «{text}»: la media no es un número.
        </Trans>
      );
    case 'out-of-order':
      return (
        <Trans>
          Fila {row}, «{text}»: la media debe estar entre el mínimo y el máximo.
        </Trans>
      );
    case 'wrong-figure':
      return (
        <Trans>
          Fila {row}, «{text}»: el mínimo, la base o el máximo no es un múltiplo.
        </Trans>
      );
    case 'base-out-of-order':
      return (
        <Trans>
          Fila {row}, «{text}»: la base debe estar entre el mínimo y el máximo.
        </Trans>
      );
    case 'unknown-sector':
      return (
        <Trans>
          Fila {row}, «{text}»: no coincide con ningún sector.
        </Trans>
      );
    case 'unknown-grade':
      return (
        <Trans>
          Fila {row}, «{text}»: el grado debe ser A, B, C o D.
        </Trans>
      );
    case 'repeated-sector':
      return (
        <Trans>
          Fila {row}, «{text}»: el sector ya está en una fila anterior, que es la que vale.
        </Trans>
      );
  }
};

/** A refused row of a sheet, with the reason. */
export const RefusedRow = (props: RefusedRowProps) => (
  <li>
    <span>
      <Why {...props} />
      {props.code !== 'repeated-sector' && (
        <>
          {' '}
          <Trans>Corrígela en la hoja.</Trans>
        </>
      )}
    </span>
  </li>
);
