import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { LinkButton } from '../components/link-button.tsx';
import { errorText } from '../lib/error-text.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import styles from './message-page.module.css';

/** The global error screen: whatever a screen throws ends here. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useLingui();
  const router = useRouter();
  usePageTitle(t`Algo salió mal`);

  const tryAgain = async (): Promise<void> => {
    await router.invalidate();
    reset();
  };

  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        <Trans>Algo salió mal</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Ha ocurrido un error inesperado.</Trans>
      </p>
      <p className={styles.text} role="alert">
        {errorText(error)}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void tryAgain()}>
          <Trans>Intentar de nuevo</Trans>
        </Button>
        <LinkButton to="/" variant="default">
          <Trans>Ir al inicio</Trans>
        </LinkButton>
      </div>
    </main>
  );
};
