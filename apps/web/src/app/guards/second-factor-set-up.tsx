import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EnableFactorDialog } from '../../features/account/second-factor/enable-factor-dialog.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import styles from '../message-page.module.css';
import { column, row, text } from '../../components/style/class-names.ts';

interface SecondFactorSetUpProps {
  isSettingUp: boolean;
  onSettingUp: (isSettingUp: boolean) => void;
}

/** Shown to an administrator without a second factor in place of the administration: lets them set one up. */
export const SecondFactorSetUp = ({ isSettingUp, onSettingUp }: SecondFactorSetUpProps) => {
  const { t } = useLingui();
  usePageTitle(t`Verificación en dos pasos`);
  return (
    <div className={column({ gap: 8 }, styles.page)}>
      <h1 className={text('title')} tabIndex={-1}>
        <Trans>Protege tu acceso a la administración</Trans>
      </h1>
      <p className={text('dimmed')}>
        <Trans>
          Para entrar, activa antes la verificación en dos pasos: además de la contraseña, un código
          de tu aplicación de autenticación.
        </Trans>
      </p>
      <div className={row({ gap: 8, wrap: true, marginTop: 16 })}>
        <Button onClick={() => onSettingUp(true)}>
          <Trans>Activar la verificación en dos pasos</Trans>
        </Button>
      </div>
      {isSettingUp && <EnableFactorDialog onClose={() => onSettingUp(false)} />}
    </div>
  );
};
