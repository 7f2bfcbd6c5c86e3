import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { chooseRatioLines, hasRatioLines } from '@valia/domain/valuation-years/ratio-lines.ts';
import { ratioCount, ratioRows } from '@valia/domain/valuations/ratio-rows.ts';
import { useEditor } from '../document/editor-context.ts';
import { RatioTable } from './ratio-table.tsx';
import styles from './ratios.module.css';
import { box, text } from '../../../../components/style/class-names.ts';

/** The ratios of the accounts, with the years side by side; collapsed by default. */
export const RatiosSection = () => {
  const { document, outcome, change, readOnly } = useEditor();
  const rows = ratioRows(document, outcome.figures);
  const known = rows.length;
  const withLines = hasRatioLines(document);
  return (
    <details className={box({ pad: [12, 0], borderTop: 'plain' })}>
      <summary className={box({ cursor: 'pointer' }, text('small', 'dimmed'), styles.head)}>
        <b>
          <Trans>Ratios</Trans>
        </b>{' '}
        <Trans>
          {known} de {ratioCount} con los datos que hay
        </Trans>
      </summary>
      {known > 0 && <RatioTable rows={rows} />}
      <div className={styles.more}>
        <p>
          {withLines ? (
            <Trans>Las tres líneas para ratios están al final de la tabla de cuentas.</Trans>
          ) : (
            <Trans>
              Con gastos financieros, resultado y patrimonio hay más. No cambian el valor.
            </Trans>
          )}
        </p>
        <Button
          variant="default"
          size="compact-sm"
          disabled={readOnly}
          onClick={() => change('accounts.years', (before) => chooseRatioLines(before, !withLines))}
        >
          {withLines ? <Trans>Quitar esas líneas</Trans> : <Trans>Añadir esas líneas</Trans>}
        </Button>
      </div>
    </details>
  );
};
