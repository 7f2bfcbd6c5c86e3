import { Trans, useLingui } from '@lingui/react/macro';
import { PublicHeader } from '../../../components/public-header.tsx';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { usePageDescription } from '../../../lib/page/use-page-description.ts';
import { LoginLink } from '../guest/header-link.tsx';
import { registerDescription } from './register-description.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register-screen.module.css';
import { classNames, row, text } from '../../../components/style/class-names.ts';

/** /register */
export const RegisterScreen = () => {
  const { t, i18n } = useLingui();
  usePageDescription(i18n._(registerDescription));
  usePageTitle(t`Crea tu cuenta`);
  return (
    <>
      <PublicHeader action={<LoginLink />} />
      <main id="main" className={styles.main}>
        <div className={row({ gap: 24, align: 'center', justify: 'between' }, styles.head)}>
          <h1 tabIndex={-1} className={styles.title}>
            <Trans>Crea tu cuenta</Trans>
          </h1>
          <p className={classNames(text('lead', 'dimmed'), styles.lead)}>
            <Trans>
              Tres bloques, unos dos minutos.
              <br />
              Los campos opcionales están marcados.
            </Trans>
          </p>
        </div>
        <RegisterForm />
      </main>
    </>
  );
};
