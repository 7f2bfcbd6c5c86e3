import { Trans } from '@lingui/react/macro';
import { useEditor } from '../editor-context.ts';
import { useMoney } from '../use-money.ts';
import styles from './football-field.module.css';
import { MethodBars } from './method-bars.tsx';

/** The ranges of the methods, with a sentence that says how far they agree. */
export const FootballField = () => {
  const { outcome } = useEditor();
  const { money } = useMoney();
  const { dcf, multiples } = outcome.result ?? { dcf: null, multiples: null };
  const from =
    dcf === null || multiples === null
      ? null
      : Math.max(dcf.equityValue.low, multiples.equityValue.low);
  const to =
    dcf === null || multiples === null
      ? null
      : Math.min(dcf.equityValue.high, multiples.equityValue.high);
  const start = from === null ? '' : money(from);
  const end = to === null ? '' : money(to);
  return (
    <figure className={styles.figure}>
      {from !== null && to !== null && (
        <figcaption className={styles.finding}>
          {from <= to ? (
            <Trans>
              Los métodos coinciden entre {start} y {end}
            </Trans>
          ) : (
            <Trans>Los métodos no coinciden en ningún valor: revisa sus hipótesis</Trans>
          )}
        </figcaption>
      )}
      <MethodBars wide />
    </figure>
  );
};
