import { Trans } from '@lingui/react/macro';
import {
  type CommissionRule,
  findCommissionDrops,
} from '@valia/domain/commissions/commission-rule.ts';
import type { RequestType } from '@valia/domain/collaborations/request-status.ts';
import type { CommissionTariff } from '@valia/domain/commissions/commission-schemas.ts';
import { formatShortCents, formatCents } from '@valia/i18n/describe-entry.ts';
import { useLanguage } from '../../../lib/language.ts';
import { text } from '../../../components/style/class-names.ts';

type Tiers = CommissionTariff['tiers'];

const ruleOf = ({ fromCents, ...tier }: Tiers[number]): CommissionRule => ({
  ...tier,
  fromCents: BigInt(fromCents),
});

/** A warning when a rule on the whole base pays less for a more expensive deal, with both amounts. */
export const CommissionDropWarning = ({ tiers, type }: { tiers: Tiers; type: RequestType }) => {
  const falls = findCommissionDrops(tiers.map(ruleOf)).filter(
    ({ requestType }) => requestType === type,
  );
  return (
    <>
      {falls.map((fall) => (
        <Fall key={String(fall.fromCents)} {...fall} />
      ))}
    </>
  );
};

const Fall = ({
  fromCents,
  belowCents,
  atCents,
}: Omit<ReturnType<typeof findCommissionDrops>[number], 'requestType'>) => {
  const language = useLanguage();
  const [below, at] = [fromCents - 1n, fromCents].map((cents) =>
    formatShortCents(Number(cents), language),
  );
  const [earnedBelow, earnedAt] = [belowCents, atCents].map((cents) =>
    formatCents(Number(cents), language),
  );
  return (
    <p className={text('warning')}>
      <Trans>
        Paga menos por un precio mayor: con {below}, {earnedBelow}; con {at}, solo {earnedAt}.
      </Trans>
    </p>
  );
};
