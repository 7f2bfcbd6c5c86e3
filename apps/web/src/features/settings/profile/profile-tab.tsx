import { Skeleton } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { DescribedSection } from '../../../components/described-section.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EmailSection } from './email-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { box } from '../../../components/style/class-names.ts';

/** Who I am, and the address that I sign in with. */
export const ProfileTab = () => {
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
