import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { isAdmin } from '@valia/domain/access/policies.ts';
import type { SecondFactor } from '@valia/domain/accounts/second-factor-schemas.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { type RefObject, useRef, useState } from 'react';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/use-focus-after-removal.ts';
import { useSecurityQueries } from '../use-security-queries.ts';
import { EnableFactorDialog } from './enable-factor-dialog.tsx';
import { IdentityProofForm } from './identity-proof-form.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import styles from './second-factor-section.module.css';
import { DescribedSection } from '../../../components/described-section.tsx';
import { classNames, row, text } from '../../../components/style/class-names.ts';

const looks = { text: classNames(text('size-13', 'dimmed'), styles.text) };

type OpenDialog = 'enable' | 'disable' | 'renew' | null;

interface FactorProps {
  factor: SecondFactor;
  /** The line that states whether the second factor is on. */
  stateLine: RefObject<HTMLParagraphElement | null>;
  onOpen: (dialog: OpenDialog) => void;
}

const ActiveFactor = ({ factor, stateLine, onOpen }: FactorProps) => {
  const { enabledAt, recoveryCodesLeft } = factor;
  const language = useLanguage();
  const since = enabledAt === null ? '' : formatDate(enabledAt, language);
  return (
    <>
      <p ref={stateLine} tabIndex={-1}>
        <strong className={text('positive')}>
          <Trans>Activa</Trans>
        </strong>{' '}
        {since !== '' && <Trans>desde el {since}.</Trans>}
      </p>
      <p className={looks.text} data-low={recoveryCodesLeft < 3 || undefined}>
        <Plural
          value={recoveryCodesLeft}
          one="Te queda # código de recuperación."
          other="Te quedan # códigos de recuperación."
        />
      </p>
      <div className={row({ gap: 8, wrap: true, marginTop: 16 })}>
        <Button variant="default" onClick={() => onOpen('renew')}>
          <Trans>Generar códigos nuevos</Trans>
        </Button>
        <Button variant="default" onClick={() => onOpen('disable')}>
          <Trans>Desactivar</Trans>
        </Button>
      </div>
    </>
  );
};

const InactiveFactor = ({ stateLine, onOpen }: Omit<FactorProps, 'factor'>) => {
  const session = useSession();
  const details = session.status === 'signed-in' ? session.details : null;
  return (
    <>
      <p ref={stateLine} tabIndex={-1}>
        <Trans>Sin activar. Solo tu contraseña protege la cuenta.</Trans>
      </p>
      {details !== null && isAdmin(details) && (
        <p className={styles.notice}>
          <Trans>
            Para entrar en la administración, activa antes la verificación en dos pasos.
          </Trans>
        </p>
      )}
      <div className={row({ gap: 8, wrap: true, marginTop: 16 })}>
        <Button variant="default" onClick={() => onOpen('enable')}>
          <Trans>Activar la verificación en dos pasos</Trans>
        </Button>
      </div>
    </>
  );
};

/** Removes the second factor from the account. */
const DisableFactorDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.auth.secondFactor.disable.useMutation();
  const invalidates = useSecurityQueries();
  return (
    <QuestionDialog title={t`Desactivar la verificación en dos pasos`} onClose={onClose}>
      <IdentityProofForm
        text={t`Solo la contraseña protegerá tu cuenta, y los códigos de recuperación dejarán de servir.`}
        action={t`Desactivar`}
        act={{
          call: (proof) => mutateAsync(proof),
          done: t`Verificación en dos pasos desactivada`,
          onDone: onClose,
          invalidates,
          failed: t`No se pudo desactivar la verificación en dos pasos`,
        }}
        onCancel={onClose}
      />
    </QuestionDialog>
  );
};

const Factor = ({ factor }: { factor: SecondFactor }) => {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const stateLine = useRef<HTMLParagraphElement>(null);
  const readState = () => stateLine.current?.focus();
  // The buttons of one state disappear when the other state begins.
  useFocusAfterRemoval(factor.enabled ? 1 : 0, readState);
  useFocusAfterRemoval(factor.enabled ? 0 : 1, readState);
  return (
    <>
      {factor.enabled ? (
        <ActiveFactor factor={factor} stateLine={stateLine} onOpen={setDialog} />
      ) : (
        <InactiveFactor stateLine={stateLine} onOpen={setDialog} />
      )}
      {dialog === 'enable' && <EnableFactorDialog onClose={close} />}
      {dialog === 'disable' && <DisableFactorDialog onClose={close} />}
      {dialog === 'renew' && <RenewCodesDialog onClose={close} />}
    </>
  );
};

/** The second factor: an authenticator application, and recovery codes for when it is not at hand. */
export const SecondFactorSection = () => {
  const { t } = useLingui();
  const factor = trpc.auth.secondFactor.get.useQuery();
  return (
    <DescribedSection
      title={t`Verificación en dos pasos`}
      help={t`Además de la contraseña, un código de tu aplicación de autenticación al entrar.`}
    >
      <QueryState query={factor} loading={<Skeleton height={92} />}>
        {(data) => <Factor factor={data} />}
      </QueryState>
    </DescribedSection>
  );
};
