import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import {
  type CommissionScale,
  commissionScales,
} from '@valia/domain/commissions/commission-rule.ts';
import { type RequestType, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import type { CommissionTariff } from '@valia/domain/commissions/commission-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { CommissionDropWarning } from './commission-drop-warning.tsx';
import styles from './commissions.module.css';
import { stack } from '../../../components/style/class-names.ts';

const looks = {
  typed: stack({ gap: 8, justifyItems: 'start', pad: 0, border: 'none' }, styles.typed),
};

export type TypedScales = Readonly<Record<RequestType, CommissionScale>>;

/** The scales of the tariff that a new one starts from; `marginal` for request types that it does not define. */
export const initialScales = (tariff: CommissionTariff | undefined): TypedScales => {
  const scaleOf = (type: RequestType): CommissionScale =>
    tariff?.tiers.find(({ requestType }) => requestType === type)?.scale ?? 'marginal';
  return {
    referral: scaleOf('referral'),
    co_working: scaleOf('co_working'),
    expertise_needed: scaleOf('expertise_needed'),
  };
};

interface TariffScalesProps {
  tiers: readonly { requestType: RequestType }[];
  /** The parsed tiers; null for one that cannot be parsed. */
  read: readonly (CommissionTariff['tiers'][number] | null)[];
  scales: TypedScales;
  setScales: (scales: TypedScales) => void;
}

/** How the tiers of each request type are applied, and where that pays less for a more expensive deal. */
export const TariffScales = ({ tiers, read, scales, setScales }: TariffScalesProps) => {
  const { t, i18n } = useLingui();
  const shown = requestTypes.filter((type) =>
    tiers.some(({ requestType }) => requestType === type),
  );
  if (shown.length === 0) return null;
  return (
    <fieldset className={looks.typed}>
      <legend>
        <Trans>Cómo se aplican los tramos</Trans>
      </legend>
      {shown.map((type) => {
        const name = i18n._(commissionTerms.requestTypes[type]);
        return (
          <div key={type}>
            <NativeSelect
              size="xs"
              w="100%"
              label={name}
              aria-label={t`Cómo se aplican los tramos: ${name}`}
              value={scales[type]}
              data={commissionScales.map((value) => ({
                value,
                label: i18n._(commissionTerms.scales[value]),
              }))}
              onChange={({ currentTarget: { value } }) =>
                setScales({
                  ...scales,
                  [type]: commissionScales.find((scale) => scale === value) ?? scales[type],
                })
              }
            />
            <CommissionDropWarning tiers={read.flatMap((tier) => tier ?? [])} type={type} />
          </div>
        );
      })}
    </fieldset>
  );
};
