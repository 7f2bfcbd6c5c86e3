import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type {
  CommissionItem,
  CommissionNextStep,
  CommissionStep,
} from '@valia/domain/commissions/commission-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { formatBands, formatCents } from '@valia/i18n/describe-entry.ts';
import { formatDate, formatDateTime } from '@valia/i18n/format.ts';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDaysLeft } from '../../../lib/use-days-left.ts';
import styles from './commission-steps.module.css';
import { box, row, stack, text } from '../../../components/style/class-names.ts';

const looks = { money: box({ marginLeft: 'auto' }, text('medium', 'tabular', 'nowrap')) };

/**
 * The commission of one of the user's requests: the amount with its rule, the next step with its deadline, and each
 * step with its reason.
 */
export const CommissionSteps = ({ requestId }: { requestId: string }) => {
  const query = trpc.referrals.commissions.get.useQuery({ requestId });
  return (
    <QueryState query={query} loading={<Skeleton height={160} m={24} />}>
      {({ details }) =>
        details === null ? (
          <p className={box({ pad: [16, 24], borderTop: 'plain' }, text('dimmed'), styles.none)}>
            <Trans>Sin tarifa definida: esta solicitud no tiene comisión.</Trans>
          </p>
        ) : (
          <>
            <Amount commission={details.commission} />
            <Steps steps={details.steps} hasEntries={details.entries.length > 0} />
          </>
        )
      }
    </QueryState>
  );
};

const Amount = ({ commission }: { commission: CommissionItem }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { formula, amountCents, status, next } = commission;
  return (
    <section className={stack({ gap: 4, pad: [16, 24], borderTop: 'plain' }, styles.section)}>
      <span className={styles.dim}>
        <Trans>Comisión</Trans> · {i18n._(commissionTerms.statuses[status])}
      </span>
      <span className={styles.amount}>{formatCents(amountCents, language)}</span>
      <span className={styles.dim}>
        {formatBands(formula.bands, language)}, {i18n._(commissionTerms.bases[formula.baseKind])}.{' '}
        <Trans>Sin IVA.</Trans>
      </span>
      {next !== null && <Next next={next} />}
    </section>
  );
};

/**
 * Once the commission is earned, the firm's next step and its deadline. Before that, the request itself shows what it
 * waits for.
 */
const Next = ({ next: { kind, by } }: { next: CommissionNextStep }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const daysLeft = useDaysLeft();
  if (kind === 'answer' || kind === 'outcome') return null;
  const day = by === null ? '' : formatDate(by, language);
  return (
    <p className={styles.next}>
      <strong>
        {kind === 'payment' ? t`Siguiente: pago` : t`Siguiente: aprobación de la firma`}
      </strong>
      {by === null ? (
        <span>
          <Trans>sin plazo</Trans>
        </span>
      ) : (
        <span className={stack({}, text('strong', 'accent', 'end'))}>
          <Trans>hasta el {day}</Trans>
          <span className={styles.dim}>{daysLeft(by).text}</span>
        </span>
      )}
    </p>
  );
};

const Steps = ({
  steps,
  hasEntries,
}: {
  steps: readonly CommissionStep[];
  hasEntries: boolean;
}) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const whyOf = ({ kind, reason, cause, bands }: CommissionStep): string => {
    const told = reason ?? (cause === null ? null : i18n._(commissionTerms.causes[cause]));
    return kind === 'estimated' ? formatBands(bands, language) : (told ?? t`Lo aprobó la firma`);
  };
  return (
    <section className={stack({ gap: 4, pad: [16, 24], borderTop: 'plain' }, styles.section)}>
      <div className={row({ gap: 12, align: 'baseline', justify: 'between' }, styles.head)}>
        <h3>
          <Trans>De la solicitud al cobro</Trans>
        </h3>
        {hasEntries && (
          <Link to="/my-referrals/statement">
            <Trans>Ver en el extracto</Trans>
          </Link>
        )}
      </div>
      <ol className={stack({ gap: 12 }, styles.steps)}>
        {steps.map((step) => (
          <li key={step.id}>
            <span className={row({ gap: [2, 8], align: 'baseline', wrap: true })}>
              <strong>{i18n._(commissionTerms.steps[step.kind])}</strong>
              <span className={styles.dim}>{formatDateTime(step.at, language)}</span>
              <span className={looks.money}>{formatCents(step.amountCents, language)}</span>
            </span>
            <span className={styles.dim}>{whyOf(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
