import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isAdvisor } from '@valia/domain/access/policies.ts';
import { DescribedSection } from '../../components/described-section.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { QueryState } from '../../components/states/query-state.tsx';
import { box } from '../../components/style/class-names.ts';
import { TabPanels } from '../../components/tabs/tab-panels.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { NotificationSettingsPanel } from '../notifications/shared/notification-settings-panel.tsx';
import { AppearanceTab } from './appearance/appearance-tab.tsx';
import { BrandingTab } from './branding/branding-tab.tsx';
import { EraseSection } from './data/erase-section.tsx';
import { ExportSection } from './data/export-section.tsx';
import { OrganizationTab } from './organization/organization-tab.tsx';
import { EmailSection } from './profile/email-section.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { readSettingsSearch, type SettingsTab } from './read-settings-search.ts';

interface Tab {
  value: SettingsTab;
  name: string;
  /** One sentence below the title. */
  sentence: string;
  content: ReactNode;
}

/** Whether the user is an adviser; only advisers have branding. */
const useIsAdviser = (): boolean => {
  const session = useSession();
  const person = session.status === 'signed-in' ? session.details : null;
  return person !== null && isAdvisor(person);
};

/** The stored personal data: download it, or erase it. */
const DataTab = () => (
  <Sheet className={box({ marginTop: 16 })}>
    <ExportSection />
    <EraseSection />
  </Sheet>
);

/** The notifications that the user receives, and their channels. */
const NotificationsTab = () => (
  <Sheet className={box({ marginTop: 16 })}>
    <NotificationSettingsPanel />
  </Sheet>
);

/** The user's details, and the email address with which they sign in. */
const ProfileTab = () => {
  const { t } = useLingui();
  const profile = trpc.auth.profile.get.useQuery();
  return (
    <Sheet className={box({ marginTop: 16 })}>
      <DescribedSection
        title={t`Tus datos`}
        help={t`Los demás ven tu nombre donde trabajas con ellos. El NIF solo lo ve la firma.`}
      >
        <QueryState query={profile} loading={<Skeleton height={320} />}>
          {(data) => <ProfileForm profile={data} />}
        </QueryState>
      </DescribedSection>
      <EmailSection />
    </Sheet>
  );
};

const useTabs = (): readonly [Tab, ...Tab[]] => {
  const { t } = useLingui();
  const branding: Tab = {
    value: 'branding',
    name: t`Marca`,
    sentence: t`La marca aparece en tus informes; la ficha, en el directorio de asesores.`,
    content: <BrandingTab />,
  };
  const ofAdviser = useIsAdviser() ? [branding] : [];
  return [
    {
      value: 'profile',
      name: t`Perfil`,
      sentence: t`Tus datos aparecen en los informes que firmas.`,
      content: <ProfileTab />,
    },
    ...ofAdviser,
    {
      value: 'organization',
      name: t`Organización`,
      sentence: t`Los miembros comparten la marca y las plantillas; cada uno conserva sus valoraciones.`,
      content: <OrganizationTab />,
    },
    {
      value: 'notifications',
      name: t`Notificaciones`,
      sentence: t`Elige de qué te avisamos y cómo.`,
      content: <NotificationsTab />,
    },
    {
      value: 'appearance',
      name: t`Apariencia`,
      sentence: t`El idioma vale también para los correos que recibes.`,
      content: <AppearanceTab />,
    },
    {
      value: 'data',
      name: t`Datos`,
      sentence: t`Puedes llevarte todo lo que guardamos de ti o borrarlo.`,
      content: <DataTab />,
    },
  ];
};

/** /settings: profile, organization, appearance and personal data, one tab each. */
export const SettingsScreen = () => {
  const { t } = useLingui();
  usePageTitle(t`Ajustes`);
  const { tab } = readSettingsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const tabs = useTabs();
  const chosen = tabs.find(({ value }) => value === tab) ?? tabs[0];
  return (
    <>
      <PageHeading title={t`Ajustes`} sentence={chosen.sentence} />
      <TabPanels
        label={t`Ajustes`}
        tabs={tabs}
        chosen={chosen.value}
        onChoose={(value) => void navigate({ to: '/settings', search: { tab: value } })}
      />
    </>
  );
};
