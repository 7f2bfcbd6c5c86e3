import { Trans, useLingui } from '@lingui/react/macro';
import { type NearQuota, nearQuotas } from '@valia/domain/storage/storage-quota.ts';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import { IconDatabase } from '@tabler/icons-react';
import { LinkButton } from '../../components/link-button.tsx';
import { useLanguage } from '../../lib/language.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './verification-banner.module.css';
import { box, row, text } from '../../components/style/class-names.ts';

const looks = { icon: box({ flex: 'none' }, text('warning')) };

const megabyte = 1_000_000;
const freshForMs = 60_000;

interface QuotaProps extends NearQuota {
  /** Whether the email address is unverified; verifying it increases the quota. */
  isUnconfirmed: boolean;
}

const Told = ({ kind, used, quota, isUnconfirmed }: QuotaProps) => {
  const language = useLanguage();
  const megabytes = (bytes: number) =>
    formatNumber(bytes / megabyte, { language, decimals: bytes < 10 * megabyte ? 1 : 0 });
  const [usedMegabytes, quotaMegabytes] = [
    megabytes(used),
    formatNumber(quota / megabyte, { language }),
  ];
  const share = formatRate(Math.min(1, used / quota), { language, decimals: 0 });
  if (kind === 'valuations')
    return (
      <Trans>
        <strong>Te queda poco espacio.</strong> Tienes {used} de las {quota} valoraciones que puedes
        guardar sin verificar tu email.
      </Trans>
    );
  if (kind === 'files')
    return (
      <Trans>
        <strong>Te queda poco espacio.</strong> Tus informes ocupan el {share}: {usedMegabytes} de{' '}
        {quotaMegabytes} MB. Escribe a la firma para ampliarlo.
      </Trans>
    );
  return isUnconfirmed ? (
    <Trans>
      <strong>Te queda poco espacio.</strong> Tus valoraciones ocupan el {share}: {usedMegabytes} de{' '}
      {quotaMegabytes} MB. Verifica tu email para tener más.
    </Trans>
  ) : (
    <Trans>
      <strong>Te queda poco espacio.</strong> Tus valoraciones ocupan el {share}: {usedMegabytes} de{' '}
      {quotaMegabytes} MB. Elimina borradores que ya no uses o escribe a la firma.
    </Trans>
  );
};

const WayOut = ({ kind, isUnconfirmed }: QuotaProps) => {
  if (kind === 'files') return null;
  return isUnconfirmed ? (
    <LinkButton to="/verify-email" size="compact-sm" variant="default" className={styles.main}>
      <Trans>Verificar</Trans>
    </LinkButton>
  ) : (
    <LinkButton
      to="/valuations"
      search={{ status: 'draft' }}
      size="compact-sm"
      variant="default"
      className={styles.main}
    >
      <Trans>Ver borradores</Trans>
    </LinkButton>
  );
};

/** Warns users who have used four fifths of their storage, before it is full. */
export const StorageBanner = () => {
  const { t } = useLingui();
  const { data } = trpc.auth.account.storage.useQuery(undefined, { staleTime: freshForMs });
  const [fullest] = data === undefined ? [] : nearQuotas(data.use, data.quota);
  if (data === undefined || fullest === undefined) return null;
  const quota = { ...fullest, isUnconfirmed: data.quota.valuations !== null };
  return (
    <section className={styles.banner} aria-label={t`Espacio`}>
      <IconDatabase size={18} stroke={1.75} aria-hidden className={looks.icon} />
      <p className={box({ flex: 1, minWidth: 0 }, text('anywhere'))}>
        <Told {...quota} />
      </p>
      <div className={row({ gap: 4, flex: 'none' }, styles.actions)}>
        <WayOut {...quota} />
      </div>
    </section>
  );
};
