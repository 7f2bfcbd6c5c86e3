import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import styles from './firm-details.module.css';

/** The operator of the platform, from the firm's settings. The server removes a line whose setting is empty. */
export const FirmDetails = ({ firm }: { firm: Firm }) => {
  const { t } = useLingui();
  const { name, taxId, address, dataProtectionContact, mailbox, phone } = firm;
  const lines = [
    {
      setting: 'name',
      label: t({ message: 'Titular', context: 'Who runs the platform' }),
      text: name,
    },
    { setting: 'taxId', label: t`NIF`, text: taxId },
    { setting: 'address', label: t`Domicilio`, text: address },
    { setting: 'phone', label: t`Teléfono`, text: phone },
    { setting: 'mailbox', label: t`Correo`, text: mailbox },
    {
      setting: 'dataProtectionContact',
      label: t`Protección de datos`,
      text: dataProtectionContact,
    },
  ].filter(({ text }) => text !== '');
  return (
    <dl className={styles.lines}>
      {lines.map(({ setting, label, text }) => (
        <div key={setting} className={styles.line} data-firm={setting}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
