import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { LinkButton } from '../../../components/link-button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { BrandingEditor } from './branding-editor.tsx';
import { DirectorySection } from './directory-section.tsx';
import { box, stack } from '../../../components/style/class-names.ts';

/** How others see the adviser: the design of their reports, and their entry in the directory. */
export const BrandingTab = () => {
  const branding = trpc.auth.branding.get.useQuery();
  return (
    <>
      <QueryState query={branding} loading={<Skeleton height={720} mt={16} />}>
        {(own) => (own === null ? <WithoutOrganization /> : <BrandingEditor branding={own} />)}
      </QueryState>
      <DirectorySection />
    </>
  );
};

const WithoutOrganization = () => (
  <Sheet className={box({ marginTop: 16 })}>
    <div className={stack({ gap: 16, justifyItems: 'start', pad: 24 }, styles.alone)}>
      <p>
        <Trans>
          La marca es de la organización, y no perteneces a ninguna. Crea la tuya o acepta la
          invitación de otra; mientras tanto, tus informes llevan tu nombre y el color de Valía.
        </Trans>
      </p>
      <LinkButton to="/settings" search={{ tab: 'organization' }}>
        <Trans>Crear organización</Trans>
      </LinkButton>
    </div>
  </Sheet>
);
