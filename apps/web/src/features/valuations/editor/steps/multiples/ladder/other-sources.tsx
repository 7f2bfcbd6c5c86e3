import { Trans, useLingui } from '@lingui/react/macro';
import { formatMultiple } from '@valia/i18n/format.ts';
import { dealTerms } from '@valia/i18n/terms/deal-terms.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { finalEquity } from '../../../figures/final-equity.ts';
import { useDescriptions } from '../../../fields/use-descriptions.ts';
import { useMoney } from '../../../document/use-money.ts';
import styles from './ladder.module.css';
import type { Ladder } from './use-ladder.ts';
import { box, text } from '../../../../../../components/style/class-names.ts';

/** The equity value under every source, and its difference from the current value. */
export const OtherSources = ({ ladder }: { ladder: Ladder }) => {
  const { t } = useLingui();
  const { outcome, language } = useEditor();
  const { term } = useDescriptions();
  const { money, signedMoney } = useMoney();
  const now = finalEquity(outcome).range?.central ?? null;
  const times = (value: number | null): string =>
    value === null ? t`n. d.` : formatMultiple(value, { language });
  const amounts = (equity: number | null) => (
    <>
      <td>{equity === null ? '–' : money(equity)}</td>
      <td>{equity === null || now === null || equity === now ? '–' : signedMoney(equity - now)}</td>
    </>
  );
  return (
    <section>
      <h2>
        <Trans>Si usaras otra fuente</Trans>
      </h2>
      <table className={box({ width: 'full', collapse: true }, text('small'), styles.others)}>
        <Heads />
        <tbody>
          {ladder.rungs.map(({ rung, figures, equity, isUsed }) => (
            <tr key={rung} data-used={isUsed || undefined}>
              <th scope="row">{term(dealTerms.rungs[rung])}</th>
              <td>{times(figures?.central ?? null)}</td>
              {amounts(equity)}
            </tr>
          ))}
          {ladder.listed !== null && (
            <tr className={text('dimmed')}>
              <th scope="row">
                <Trans>Cotizadas, sin ajustar</Trans>
              </th>
              <td>{times(ladder.listed)}</td>
              {amounts(ladder.equityAtListed)}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

const Heads = () => (
  <thead>
    <tr>
      <th scope="col">
        <Trans>Fuente</Trans>
      </th>
      <th scope="col">
        <Trans>Múltiplo</Trans>
      </th>
      <th scope="col">
        <Trans>Capital</Trans>
      </th>
      <th scope="col">
        <Trans>Cambio</Trans>
      </th>
    </tr>
  </thead>
);
