import { Trans, useLingui } from '@lingui/react/macro';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './authenticator-seed.module.css';
import { stack, text } from '../../../components/style/class-names.ts';

interface FactorSeedProps {
  factor: RouterOutputs['auth']['secondFactor']['begin'];
}

const inGroups = (seed: string): string => seed.replaceAll(/.{4}(?=.)/g, '$& ');

/** The seed for the authenticator application: as a QR code, as a link for this phone, and as text. */
export const AuthenticatorSeed = ({ factor: { seed, uri, qrCode } }: FactorSeedProps) => {
  const { t } = useLingui();
  return (
    <div className={stack({ gap: 16 }, styles.seed)}>
      <p className={text('lead', 'dimmed')}>
        <Trans>
          Escanea el código QR con tu aplicación y escribe debajo los 6 dígitos que muestra.
        </Trans>
      </p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        role="img"
        aria-label={t`Código QR para tu aplicación de autenticación`}
        shapeRendering="crispEdges"
      >
        <path d={qrCode.path} />
      </svg>
      <p className={styles.link}>
        <a href={uri}>
          <Trans>Abrir la aplicación en este dispositivo</Trans>
        </a>
      </p>
      <div>
        <p className={text('body', 'strong')}>
          <Trans>¿No puedes escanearlo? Escribe esta clave</Trans>
        </p>
        <p className={styles.key}>
          <code className={styles.code}>{inGroups(seed)}</code>
          <CopyButton text={seed} label={t`Copiar la clave`} />
        </p>
      </div>
    </div>
  );
};
