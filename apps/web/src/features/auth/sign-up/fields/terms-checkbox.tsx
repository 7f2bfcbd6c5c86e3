import { Trans } from '@lingui/react/macro';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import { PageLink } from '../../../../lib/page/page-frame.tsx';
import styles from './terms-checkbox.module.css';
import { text } from '../../../../components/style/class-names.ts';

/** The consent to the terms, which open beside the form so that nothing typed is lost. */
export const TermsCheckbox = (props: CheckboxProps) => (
  <Checkbox
    className={styles.terms}
    classNames={{ input: styles.box ?? '', label: styles.sentence ?? '' }}
    label={
      <Trans>
        He leído y acepto los{' '}
        <PageLink to="/terms" target="_blank" className={text('strong', 'text')}>
          términos y condiciones
        </PageLink>
      </Trans>
    }
    aria-invalid={Boolean(props.error)}
    {...props}
  />
);
