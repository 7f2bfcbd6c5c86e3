import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type {
  OrganizationMember,
  OwnOrganization,
} from '@valia/domain/organizations/organization-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useRef, useState } from 'react';
import { DescribedSection } from '../../../components/described-section.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/use-focus-after-removal.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from '../settings.module.css';
import { box, text } from '../../../components/style/class-names.ts';

type Organization = NonNullable<OwnOrganization>;
interface Asked {
  act: 'hand-over' | 'remove';
  member: OrganizationMember;
}

const nameOf = ({ name, email }: OrganizationMember): string => (name === '' ? email : name);

interface MembersProps {
  organization: Organization;
  /** Whether the user may change the members. */
  decides: boolean;
}

/** The members of the organization, and the owner's actions on them. */
export const MembersSection = ({ organization: { name, members }, decides }: MembersProps) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(members.length, () => list.current?.focus());
  return (
    <DescribedSection
      title={t`Miembros`}
      help={t`Comparten la marca, las plantillas y los valores predefinidos. Nadie ve las valoraciones de los demás si no se comparten.`}
    >
      <ul ref={list} tabIndex={-1} className={box({ borderTop: 'plain' })} aria-label={t`Miembros`}>
        {members.map((member) => (
          <Member key={member.userId} member={member} ask={decides ? setAsked : null} />
        ))}
      </ul>
      {asked !== null && (
        <Question {...asked} organizationName={name} onClose={() => setAsked(null)} />
      )}
    </DescribedSection>
  );
};

interface MemberProps {
  member: OrganizationMember;
  ask: ((asked: Asked) => void) | null;
}

const Member = ({ member, ask }: MemberProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const session = useSession();
  const isOwn = session.status === 'signed-in' && session.details?.userId === member.userId;
  const day = formatDate(member.joinedAt, language, 'long');
  const name = nameOf(member);
  return (
    <li className={styles.row}>
      <div>
        <p className={text('strong', 'anywhere')}>
          {name}
          <span className={styles.tag}>{i18n._(accountTerms.organizationRoles[member.role])}</span>
          {isOwn && <span className={styles.tag}>{t`tú`}</span>}
        </p>
        <p className={styles.meta}>
          {member.email} · <Trans>desde el {day}</Trans>
        </p>
      </div>
      {ask !== null && member.role === 'member' && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={32} aria-label={t`Acciones con ${name}`}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => ask({ act: 'hand-over', member })}>
              <Trans>Pasarle la titularidad…</Trans>
            </Menu.Item>
            <Menu.Item onClick={() => ask({ act: 'remove', member })}>
              <Trans>Dar de baja…</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
};

const useMemberAct = ({ act, member }: Asked, onClose: () => void) => {
  const { t } = useLingui();
  const { auth } = trpc.useUtils();
  const handOver = trpc.auth.organizations.handOver.useMutation();
  const remove = trpc.auth.organizations.removeMember.useMutation();
  const name = nameOf(member);
  return useUserAction<void, OwnOrganization>({
    call: () => (act === 'remove' ? remove : handOver).mutateAsync({ userId: member.userId }),
    done: act === 'remove' ? t`${name} ya no es miembro` : t`${name} es ahora titular`,
    onDone: (own) => {
      auth.organizations.get.setData(undefined, own);
      onClose();
    },
    failed: act === 'remove' ? t`No se pudo dar de baja` : t`No se pudo pasar la titularidad`,
    // Refetched, because a member who was removed or left meanwhile is no longer in the list.
    onFailed: () => {
      void auth.organizations.get.invalidate();
      onClose();
      return false;
    },
  });
};

interface QuestionProps extends Asked {
  organizationName: string;
  onClose: () => void;
}

const Question = ({ act, member, organizationName, onClose }: QuestionProps) => {
  const { t } = useLingui();
  const { isPending, run } = useMemberAct({ act, member }, onClose);
  const name = nameOf(member);
  return (
    <ConfirmDialog
      isDanger
      title={act === 'remove' ? t`¿Dar de baja a ${name}?` : t`¿Pasar la titularidad a ${name}?`}
      consequences={
        act === 'remove' ? (
          <Trans>
            Conserva su cuenta y sus valoraciones; sus próximos informes no llevarán la marca de{' '}
            {organizationName}. Se le avisa por correo. Para que vuelva, invítale de nuevo.
          </Trans>
        ) : (
          <Trans>
            Decidirá sobre los datos, la marca y los miembros, y tú quedarás como miembro. Solo{' '}
            {name} podrá devolvértela. Se le avisa por correo.
          </Trans>
        )
      }
      action={act === 'remove' ? <Trans>Dar de baja</Trans> : <Trans>Pasar la titularidad</Trans>}
      isPending={isPending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
};
