import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import {
  requestOutcomes,
  type RequestOutcome,
} from '@valia/domain/collaborations/request-outcome.ts';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { type UserAction, useUserAction } from '../../../lib/act/use-user-action.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCounterpartName } from '../requests/use-request-times.ts';
import { useRequestChanges } from '../requests/use-requests.ts';
import styles from './thread.module.css';
import { row, stack, text } from '../../../components/style/class-names.ts';

/** The outcome of the collaboration: reported by the sender, confirmed by the other side. */
export const OutcomeSheet = ({ details }: { details: RequestDetails }) => {
  const { t } = useLingui();
  const { side, request } = details;
  const { outcome, isOutcomeConfirmed } = request;
  if (outcome === null) return null;
  return (
    <Sheet
      as="section"
      label={t({ message: 'Resultado', context: 'Of a request' })}
      className={stack({ gap: 12, pad: [16, 20] })}
    >
      <h2 className={row({ gap: 12, align: 'baseline' }, text('body', 'strong'), styles.heading)}>
        <Trans context="Of a request">Resultado</Trans>
      </h2>
      {side === 'sender' && !isOutcomeConfirmed ? (
        <SetOutcome details={details} outcome={outcome} />
      ) : (
        <SeenOutcome details={details} outcome={outcome} />
      )}
    </Sheet>
  );
};

const useSettling = <Given,>(
  call: (given: Given) => Promise<RequestDetails>,
  done: string,
): UserAction<Given, RequestDetails> => {
  const { t } = useLingui();
  const changes = useRequestChanges();
  return {
    call,
    done,
    onDone: changes.show,
    invalidates: [changes],
    failed: t`No se pudo guardar el resultado`,
    onFailed: (error) => {
      if (callFailure(error)?.code === 'conflict') void changes.invalidate();
      return false;
    },
  };
};

interface OutcomeProps {
  details: RequestDetails;
  outcome: RequestOutcome;
}

const SetOutcome = ({ details, outcome }: OutcomeProps) => {
  const { t, i18n } = useLingui();
  const { id: requestId, version, counterpart } = details.request;
  const other = useCounterpartName()(counterpart);
  const { referrals } = trpc.useUtils().client;
  const { run, isPending } = useUserAction(
    useSettling(
      (next: RequestOutcome) => referrals.setOutcome.mutate({ requestId, version, outcome: next }),
      t`Resultado guardado`,
    ),
  );
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t({ message: 'Resultado', context: 'Of a request' })}
        disabled={isPending}
        data={requestOutcomes.map((value) => ({
          value,
          label: i18n._(requestTerms.outcomes[value]),
        }))}
        value={outcome}
        onChange={(value) => {
          const next = requestOutcomes.find((one) => one === value);
          if (next !== undefined && next !== outcome) run(next);
        }}
      />
      <p className={text('small', 'dimmed')}>
        {outcome === 'open'
          ? t`Indica cómo acaba; después lo confirma ${other}.`
          : t`Puedes corregirlo hasta que lo confirme ${other}.`}
      </p>
    </>
  );
};

const SeenOutcome = ({ details, outcome }: OutcomeProps) => {
  const { t, i18n } = useLingui();
  const { id: requestId, version, isOutcomeConfirmed, counterpart } = details.request;
  const other = useCounterpartName()(counterpart);
  const { referrals } = trpc.useUtils().client;
  const { run, isPending } = useUserAction(
    useSettling(
      (seen: 'won' | 'lost') =>
        referrals.confirmOutcome.mutate({ requestId, version, outcome: seen }),
      t`Resultado confirmado`,
    ),
  );
  return (
    <>
      <p>
        <strong>{i18n._(requestTerms.outcomes[outcome])}</strong>
      </p>
      <p className={text('small', 'dimmed')}>
        {isOutcomeConfirmed
          ? t`Confirmado: ya no cambia.`
          : outcome === 'open'
            ? t`Lo indicará ${other} cuando se cierre.`
            : t`Lo ha indicado ${other}. Confírmalo si es así: después no cambia.`}
      </p>
      {!isOutcomeConfirmed && outcome !== 'open' && (
        <Button loading={isPending} onClick={() => run(outcome)}>
          <Trans>Confirmar resultado</Trans>
        </Button>
      )}
    </>
  );
};
