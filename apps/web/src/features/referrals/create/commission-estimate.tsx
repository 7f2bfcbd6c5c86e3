import { Trans, useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { estimateCommissionInput } from '@valia/domain/commissions/commission-schemas.ts';
import type { RequestType } from '@valia/domain/collaborations/request-status.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { formatBands, formatCents } from '@valia/i18n/describe-entry.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './create-request.module.css';
import { row, text } from '../../../components/style/class-names.ts';

const looks = {
  estimate: row(
    {
      gap: [4, 16],
      align: 'center',
      justify: 'between',
      wrap: true,
      pad: [12, 16],
      border: 'plain',
      radius: 6,
      background: 'canvas',
    },
    styles.estimate,
  ),
};

interface CommissionEstimateProps {
  type: RequestType;
  valuationId: string;
  /** NaN for an invalid number. */
  expectedValueCents: number | null;
}

const typingMs = 300;

/**
 * The commission that the request would earn if it were sent now, and its calculation. Only the server knows the
 * tariff.
 */
export const CommissionEstimate = ({
  type,
  valuationId,
  expectedValueCents,
}: CommissionEstimateProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [settledCents] = useDebouncedValue(expectedValueCents, typingMs);
  const asked = estimateCommissionInput.safeParse({
    requestType: type,
    valuationId: valuationId === '' ? null : valuationId,
    expectedValueCents: settledCents,
  });
  const { data } = trpc.referrals.commissions.estimate.useQuery(
    asked.data ?? { requestType: type },
    { enabled: asked.success, placeholderData: (before) => before },
  );
  if (!asked.success || data === undefined) return null;
  const { estimate } = data;
  const hasNoBase = valuationId === '' && settledCents === null;
  return (
    <div className={looks.estimate} role="status">
      <div>
        <strong>{t`Tu comisión estimada`}</strong>
        <span className={text('small', 'dimmed')}>
          {estimate === null ? (
            hasNoBase ? (
              <Trans>Vincula una valoración o indica un valor previsto para estimarla.</Trans>
            ) : (
              <Trans>Sin tarifa definida</Trans>
            )
          ) : (
            <>
              {formatBands(estimate.formula.bands, language)},{' '}
              {i18n._(commissionTerms.bases[estimate.formula.baseKind])}. <Trans>Sin IVA.</Trans>
            </>
          )}
        </span>
      </div>
      {estimate !== null && (
        <span className={styles.estimated}>{formatCents(estimate.amountCents, language)}</span>
      )}
    </div>
  );
};
