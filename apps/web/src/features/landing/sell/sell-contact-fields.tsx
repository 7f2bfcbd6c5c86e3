import { useLingui } from '@lingui/react/macro';
import { PublicField, PublicText } from '../frame/public-field.tsx';
import styles from './sell-form.module.css';
import { fieldsOf, type SellFormState } from './use-sell-form.ts';

/** The second step: whom to call. */
export const SellContactFields = ({ form }: { form: SellFormState }) => {
  const { t } = useLingui();
  const field = fieldsOf(form);
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
