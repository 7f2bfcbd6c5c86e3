import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { isAdvisor } from '@valia/domain/access/policies.ts';
import type { OwnVerification } from '@valia/domain/accounts/own-verification-schema.ts';
import { formatDate, formatDateTime } from '@valia/i18n/format.ts';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import { DescribedSection } from '../../../components/described-section.tsx';
import { row } from '../../../components/style/class-names.ts';

/** The firm's verification of an adviser; no other user has one. */
export const VerificationSection = () => {
  const session = useSession();
  const person = session.status === 'signed-in' ? session.details : null;
  return person !== null && isAdvisor(person) && <AdviserVerification />;
};

const AdviserVerification = () => {
  const { t } = useLingui();
  const query = trpc.auth.account.verification.useQuery();
  return (
    <DescribedSection
      title={t`Verificación de la firma`}
      help={t`Solo los asesores verificados aparecen en el directorio y trabajan con otros asesores.`}
    >
      <QueryState query={query} loading={<Skeleton height={44} />}>
        {(verification) => <State verification={verification} />}
      </QueryState>
    </DescribedSection>
  );
};

const State = ({ verification }: { verification: OwnVerification }) => {
  const language = useLanguage();
  const { status, dueAt, decidedAt } = verification;
  switch (status) {
    case 'pending': {
      const due = dueAt === null ? '' : formatDateTime(dueAt, language);
      return (
        <p>
          <Trans>Pendiente. La firma responde antes del {due}.</Trans>
        </p>
      );
    }
    case 'verified': {
      const day = decidedAt === null ? '' : formatDate(decidedAt, language, 'long');
      return <p>{day === '' ? <Trans>Verificada.</Trans> : <Trans>Verificada el {day}.</Trans>}</p>;
    }
    case 'rejected':
      return <Rejected verification={verification} />;
  }
};

const Rejected = ({ verification: { decidedAt, reason } }: { verification: OwnVerification }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const day = decidedAt === null ? '' : formatDate(decidedAt, language, 'long');
  const { account } = trpc.useUtils().auth;
  const { mutateAsync } = trpc.auth.account.requestVerification.useMutation();
  const { isPending, run } = useUserAction({
    call: () => mutateAsync(),
    done: t`Verificación pedida`,
    onDone: (asked) => {
      account.verification.setData(undefined, asked);
    },
    invalidates: [account.history],
    failed: t`No se pudo pedir la verificación`,
    onFailed: () => {
      void account.verification.invalidate();
      return false;
    },
  });
  return (
    <div className={row({ gap: [12, 24], align: 'center', justify: 'between', wrap: true })}>
      <p>
        {decidedAt === null ? <Trans>Rechazada.</Trans> : <Trans>Rechazada el {day}.</Trans>}
        {reason !== null && ` «${reason}»`}
      </p>
      <Button variant="default" loading={isPending} onClick={() => run()}>
        <Trans>Pedir de nuevo</Trans>
      </Button>
    </div>
  );
};
