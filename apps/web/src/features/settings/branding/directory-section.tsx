import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, MultiSelect, NativeSelect, Skeleton, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { specialties } from '@valia/domain/accounts/specialties.ts';
import type { DirectoryProfile } from '@valia/domain/directory/directory-schemas.ts';
import {
  maxDirectorySectors,
  directoryPresentationMaxLength,
} from '@valia/domain/directory/directory-limits.ts';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import { sectors } from '@valia/domain/sectors/sectors.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import { specialtyTerms } from '@valia/i18n/terms/specialty-terms.ts';
import type { ReactNode } from 'react';
import { DescribedSection } from '../../../components/described-section.tsx';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { UnsavedChanges } from '../../../components/form/unsaved-changes.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { type DirectoryForm, useDirectoryForm } from './use-directory-form.ts';
import { box, stack } from '../../../components/style/class-names.ts';

const looks = { form: stack({ gap: [16, 24], columns: 2 }, styles.form) };

/** The adviser's entry in the directory, and whether it is listed at all. */
export const DirectorySection = () => {
  const { t } = useLingui();
  const profile = trpc.auth.account.directoryProfile.useQuery();
  return (
    <Sheet className={box({ marginTop: 16 })}>
      <DescribedSection
        title={t`Directorio de asesores`}
        help={
          <Trans>
            Cuando la firma te ha verificado, los demás te encuentran en el{' '}
            <Link to="/advisers">directorio</Link> por tu nombre y tu asesoría. Lo demás, solo si lo
            indicas aquí.
          </Trans>
        }
      >
        <QueryState query={profile} loading={<Skeleton height={420} />}>
          {(data) => <DirectoryFields profile={data} />}
        </QueryState>
      </DescribedSection>
    </Sheet>
  );
};

const DirectoryFields = ({ profile }: { profile: DirectoryProfile }) => {
  const { t } = useLingui();
  const { form, isPending, submit } = useDirectoryForm(profile);
  return (
    <form noValidate className={looks.form} onSubmit={submit}>
      <UnsavedChanges isUnsaved={form.isDirty()} leftBy="tab" />
      <Checkbox
        className={styles.wide ?? ''}
        label={t`Aparecer en el directorio`}
        description={t`Si no apareces, los demás no te encuentran; lo que ya tenéis en marcha sigue.`}
        {...form.getInputProps('isListed', { type: 'checkbox' })}
      />
      <ChoiceFields form={form} />
      <PlaceAndSectors form={form} />
      <Presentation form={form} />
      <div className={styles.wide}>
        <Button type="submit" className={styles.submit} loading={isPending}>
          <Trans>Guardar ficha</Trans>
        </Button>
      </div>
    </form>
  );
};

interface FormProps {
  form: DirectoryForm;
}

const ChoiceFields = ({ form }: FormProps) => {
  const { t, i18n } = useLingui();
  return (
    <>
      <Choices form={form} field="specialties" label={t`Especialidad`}>
        {specialties.map((value) => (
          <Checkbox key={value} value={value} label={i18n._(specialtyTerms[value])} />
        ))}
      </Choices>
      <Choices form={form} field="languages" label={t`Idiomas en que trabajas`}>
        {languages.map((value) => (
          <Checkbox key={value} value={value} label={languageNames[value]} />
        ))}
      </Choices>
    </>
  );
};

interface ChoicesProps extends FormProps {
  field: 'specialties' | 'languages';
  label: string;
  children: ReactNode;
}

const Choices = ({ form, field, label, children }: ChoicesProps) => (
  <Checkbox.Group label={<OptionalLabel text={label} />} {...form.getInputProps(field)}>
    <div className={stack({ gap: 8, marginTop: 4 })}>{children}</div>
  </Checkbox.Group>
);

const PlaceAndSectors = ({ form }: FormProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const named = (options: readonly { code: string; names: Record<typeof language, string> }[]) =>
    options.map(({ code, names }) => ({ value: code, label: names[language] }));
  return (
    <>
      <NativeSelect
        label={<OptionalLabel text={t`Provincia`} />}
        data={[{ value: '', label: t`Sin indicar` }, ...named(provinces)]}
        {...form.getInputProps('province')}
      />
      <MultiSelect
        label={<OptionalLabel text={t`Sectores`} />}
        description={t`Los que mejor conoces, hasta ${maxDirectorySectors}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        searchable
        nothingFoundMessage={t`Ningún sector coincide`}
        data={named(sectors)}
        {...form.getInputProps('sectors')}
      />
    </>
  );
};

/** A text that is too long gets an error and is not cut, so that a pasted text stays complete. */
const Presentation = ({ form }: FormProps) => {
  const { t } = useLingui();
  const written = form.values.presentation.length;
  return (
    <Textarea
      className={styles.wide ?? ''}
      label={<OptionalLabel text={t`Presentación`} />}
      description={t`${written} de ${directoryPresentationMaxLength} caracteres`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder={t`Con qué empresas trabajas y qué aportas a otro asesor`}
      rows={4}
      {...form.getInputProps('presentation')}
    />
  );
};
