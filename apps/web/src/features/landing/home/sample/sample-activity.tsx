import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, formatMultiple } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import styles from './sample-activity.module.css';

/** Four valuations, identified by activity and province. */
export const SampleActivity = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const [completed, inProgress] = [t`Completada`, t`En curso`];
  const rows = [
    [t`Fabricación de envases, Valencia`, t`Mixto`, completed, 5.9, 4_620_000],
    [t`Transporte frigorífico, Murcia`, 'DCF', inProgress, 4.8, 3_140_000],
    [t`Software de gestión, Bizkaia`, 'DCF', completed, 7.4, 2_975_000],
    [t`Clínica dental, Zaragoza`, t`Múltiplos`, completed, 5.2, 1_285_000],
  ] as const;
  return (
    <table className={styles.activity}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Última actividad</Trans>
          </th>
          <th scope="col">
            <Trans>Método</Trans>
          </th>
          <th scope="col">
            <Trans>Estado</Trans>
          </th>
          <th scope="col">
            <Trans>EV/EBITDA</Trans>
          </th>
          <th scope="col">
            <Trans>Valor central</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([company, method, status, multiple, value]) => (
          <tr key={company}>
            <td>{company}</td>
            <td>{method}</td>
            <td data-done={status === completed}>{status}</td>
            <td>{formatMultiple(multiple, { language })}</td>
            <td>{formatMoney(value, { language })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
