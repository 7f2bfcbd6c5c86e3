import { Trans, useLingui } from '@lingui/react/macro';
import { PublicPage } from './frame/public-page.tsx';
import { SellForm, type SellFormProps } from './sell/sell-form.tsx';
import styles from './sell/sell-page.module.css';
import { SellThanks } from './sell/sell-thanks.tsx';

const Steps = () => {
  const { t } = useLingui();
  const steps = [
    [t`Conversación`, t`Un asesor te llama y resuelve tus dudas.`],
    [t`Valoración`, t`Un rango razonado, con sus hipótesis por escrito.`],
    [t`Comprador`, t`Contactos discretos; tú autorizas cada uno.`],
    [
      t({ message: 'Firma', context: 'Step of a sale' }),
      t`Negociación, revisión de cuentas y cierre.`,
    ],
  ] as const;
  return (
    <ol className={styles.steps}>
      {steps.map(([name, text], index) => (
        <li key={name}>
          <span className={styles.number}>{index + 1}</span>
          <strong>{name}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
};

const AtHand = () => {
  const { t } = useLingui();
  const things = [
    [t`Cuentas anuales`, t`De los tres últimos ejercicios.`],
    [t`Deuda y tesorería`, t`Préstamos, pólizas y saldo en bancos.`],
    [t`Lo que depende de ti`, t`Clientes, permisos y personas clave.`],
  ] as const;
  return (
    <section className={styles.atHand} aria-labelledby="at-hand-title">
      <h2 id="at-hand-title">
        <Trans>Qué conviene tener a mano</Trans>
      </h2>
      {things.map(([name, text]) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
};

export interface SellPageProps extends SellFormProps {
  isSent?: boolean;
}

/** The page for owners who consider selling: the procedure, and a form in two steps. */
export const SellPage = ({ isSent = false, ...form }: SellPageProps) => (
  <PublicPage page={isSent ? '/sell-your-business/sent' : '/sell-your-business'}>
    <div className={styles.page}>
      <div className={styles.columns}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {isSent ? (
              <Trans>Gracias. Ya tenemos tus datos.</Trans>
            ) : (
              <Trans>Vende tu empresa sabiendo lo que vale.</Trans>
            )}
          </h1>
          <p className={styles.lead}>
            <Trans>
              Un asesor financiero que conoce tu sector la valora, prepara la documentación, busca
              comprador con discreción y negocia a tu lado.
            </Trans>
          </p>
          <Steps />
          <p className={styles.confidential}>
            <svg viewBox="0 0 20 20" aria-hidden focusable="false">
              <path d="M3 9h14v9H3zM6 9V6a4 4 0 0 1 8 0v3" />
            </svg>
            <span>
              <Trans>
                <strong>Confidencial.</strong> Tus datos los ve el equipo que lleva tu caso. Nadie
                contacta con terceros sin tu permiso.
              </Trans>
            </span>
          </p>
        </div>
        {isSent ? <SellThanks /> : <SellForm {...form} />}
      </div>
      <AtHand />
    </div>
  </PublicPage>
);
