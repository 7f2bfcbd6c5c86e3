import { useLingui } from '@lingui/react/macro';
import { PublicField, PublicText } from '../frame/public-field.tsx';
import styles from './sell-form.module.css';
import { sellFieldProps, type SellFormState } from './use-sell-form.ts';

/** The second step: the contact person. */
export const SellContactFields = ({ form }: { form: SellFormState }) => {
  const { t } = useLingui();
  const field = sellFieldProps(form);
  return (
    <>
      <PublicField
        {...field('contactName')}
        label={t`Nombre y apellidos`}
        autoComplete="name"
        required
      />
      <div className={styles.half}>
        <PublicField
          {...field('email')}
          type="email"
          label={t`Email`}
          autoComplete="email"
          required
        />
      </div>
      <div className={styles.half}>
        <PublicField
          {...field('phone')}
          type="tel"
          label={t`Teléfono`}
          autoComplete="tel"
          required
        />
      </div>
      <PublicText {...field('message')} label={t`¿Algo más que debamos saber?`} isOptional />
    </>
  );
};
