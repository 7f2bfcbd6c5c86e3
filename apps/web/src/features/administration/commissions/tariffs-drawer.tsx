import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type {
  CommissionTariff,
  CommissionTariffs,
} from '@valia/domain/commissions/commission-schemas.ts';
import { requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { formatShortCents, formatFullRate } from '@valia/i18n/describe-entry.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { SideDrawer } from '../../../components/drawer/side-drawer.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CommissionDropWarning } from './commission-drop-warning.tsx';
import { TariffForm } from './tariff-form.tsx';
import styles from './commissions.module.css';
import { box, text } from '../../../components/style/class-names.ts';

/** The commission rates of requests: past, current and future tariffs, and a form for another one. */
export const TariffsDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const query = trpc.admin.commissions.tariffs.useQuery();
  return (
    <SideDrawer opened title={t`Tarifas de comisiones`} onClose={onClose}>
      <QueryState query={query} loading={<Skeleton height={320} />}>
        {(data) => (
          <>
            <p className={styles.dim}>
              <Trans>
                Cada solicitud se queda con la tarifa del día en que se envió. Por tramos, cada tipo
                se aplica a la parte de la base que cae en su tramo; sobre toda la base, el del
                tramo que la contiene se aplica a toda.
              </Trans>
            </p>
            {data.tariffs.map((tariff) => (
              <Tariff key={tariff.effectiveFrom} tariff={tariff} all={data} />
            ))}
            <TariffForm key={data.tariffs[0]?.effectiveFrom ?? ''} tariffs={data} />
          </>
        )}
      </QueryState>
    </SideDrawer>
  );
};

const useStanding = ({ effectiveFrom }: CommissionTariff, { inForce }: CommissionTariffs) => {
  const { t } = useLingui();
  if (effectiveFrom === inForce) return t`en vigor`;
  return inForce === null || effectiveFrom > inForce ? t`anunciada` : t`anterior`;
};

const Tariff = ({ tariff, all }: { tariff: CommissionTariff; all: CommissionTariffs }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const day = formatDate(tariff.effectiveFrom, language, 'long');
  const standing = useStanding(tariff, all);
  return (
    <section className={box({ marginTop: 20, padTop: 16, borderTop: 'plain' })}>
      <h3 className={box({ marginBottom: 4 }, text('body', 'strong'))}>
        <Trans>
          Desde el {day}, {standing}
        </Trans>
      </h3>
      {tariff.byName !== null && <p className={styles.dim}>{tariff.byName}</p>}
      <table className={box({ width: 'full', collapse: true }, text('body'), styles.tiers)}>
        <tbody>
          {requestTypes.map((type) => {
            const tiers = tariff.tiers.filter(({ requestType }) => requestType === type);
            return (
              <tr key={type}>
                <th scope="row">{i18n._(commissionTerms.requestTypes[type])}</th>
                <td>
                  {tiers.length === 0 ? (
                    <span className={styles.dim}>
                      <Trans>Sin tarifa definida</Trans>
                    </span>
                  ) : (
                    <>
                      {tiers.map((tier) => (
                        <Tier key={tier.fromCents} {...tier} />
                      ))}
                      {tiers.length > 1 && (
                        <span className={styles.dim}>
                          {i18n._(commissionTerms.scales[tiers[0]?.scale ?? 'marginal'])}
                        </span>
                      )}
                      <CommissionDropWarning tiers={tiers} type={type} />
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

const Tier = ({ fromCents, rate }: { fromCents: number; rate: number }) => {
  const language = useLanguage();
  const from = formatShortCents(fromCents, language);
  return (
    <span className={box({ display: 'block' }, text('tabular'))}>
      {formatFullRate(rate, language)}{' '}
      <span className={styles.dim}>
        <Trans>desde {from}</Trans>
      </span>
    </span>
  );
};
