import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../components/error-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './firm-details.module.css';

/** Who runs the platform, as its settings say. */
export const FirmDetails = () => {
  const { t } = useLingui();
  const firm = trpc.auth.firm.useQuery();
  if (firm.isError) return <ErrorState error={firm.error} onRetry={() => void firm.refetch()} />;
  if (firm.data === undefined) return <Skeleton height={154} />;
  const { name, taxId, address, dataProtectionContact, mailbox } = firm.data;
  const lines = [
    { label: t`Titular`, text: name },
    { label: t`NIF`, text: taxId },
    { label: t`Domicilio`, text: address },
    { label: t`Correo`, text: mailbox },
    { label: t`Protección de datos`, text: dataProtectionContact },
  ].filter(({ text }) => text !== '');
  if (lines.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans>El titular de esta instalación todavía no ha publicado sus datos.</Trans>
      </p>
    );
  }
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, text }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
