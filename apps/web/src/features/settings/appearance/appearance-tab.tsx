import { useLingui } from '@lingui/react/macro';
import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { isLanguage, languageNames, languages } from '@valia/i18n/languages.ts';
import { DescribedSection } from '../../../components/described-section.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useDensity } from '../../../components/table/use-density.ts';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { changeLanguage, useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { box } from '../../../components/style/class-names.ts';

/** The settings for language and appearance. */
export const AppearanceTab = () => (
  <Sheet className={box({ marginTop: 16 })}>
    <LanguageSection />
    <SchemeSection />
    <DensitySection />
  </Sheet>
);

const LanguageSection = () => {
  const { t } = useLingui();
  const current = useLanguage();
  const { mutateAsync } = trpc.auth.profile.setLanguage.useMutation();
  const { profile } = trpc.useUtils().auth;
  const { run } = useUserAction<string>({
    call: async (chosen) => {
      if (!isLanguage(chosen)) return;
      await changeLanguage(chosen);
      await mutateAsync({ language: chosen });
    },
    invalidates: [profile.get],
    failed: t`No se pudo cambiar el idioma`,
  });
  return (
    <DescribedSection title={t`Idioma`} help={t`De las pantallas y de los correos que recibes.`}>
      <SegmentedControl
        aria-label={t`Idioma`}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={current}
        onChange={run}
      />
    </DescribedSection>
  );
};

const SchemeSection = () => {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes: { value: MantineColorScheme; label: string }[] = [
    { value: 'light', label: t`Claro` },
    { value: 'dark', label: t`Oscuro` },
    { value: 'auto', label: t`Como el sistema` },
  ];
  return (
    <DescribedSection title={t`Colores`} help={t`Se recuerda en este navegador.`}>
      <SegmentedControl
        aria-label={t`Colores`}
        data={schemes}
        value={colorScheme}
        onChange={(chosen) => {
          const scheme = schemes.find(({ value }) => value === chosen);
          if (scheme !== undefined) setColorScheme(scheme.value);
        }}
      />
    </DescribedSection>
  );
};

const DensitySection = () => {
  const { t } = useLingui();
  const [isCompact, setCompact] = useDensity();
  return (
    <DescribedSection
      title={t`Densidad de las tablas`}
      help={t`La compacta enseña más filas. Se recuerda en este navegador.`}
    >
      <SegmentedControl
        aria-label={t`Densidad de las tablas`}
        data={[
          { value: 'comfortable', label: t`Cómoda` },
          { value: 'compact', label: t`Compacta` },
        ]}
        value={isCompact ? 'compact' : 'comfortable'}
        onChange={(chosen) => setCompact(chosen === 'compact')}
      />
    </DescribedSection>
  );
};
