import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailContent } from '@valia/domain/mail/mail-content.ts';

interface OrganizationWords {
  subject: MessageDescriptor;
  paragraphs: MessageDescriptor[];
  action: { label: MessageDescriptor; path: string };
  notes: MessageDescriptor[];
}

const action = { label: msg`Ver mi organización`, path: '/settings?tab=organization' };

/** What somebody else did to the reader's organization, or to their place in it. */
export const organizationChanged = ({
  change,
  organizationName,
  reason,
}: Extract<MailContent, { kind: 'organization-changed' }>): OrganizationWords => {
  switch (change) {
    case 'made-owner':
      return {
        subject: msg`Ahora eres titular de ${{ organizationName }}`,
        paragraphs: [
          msg`Desde ahora decides sobre los datos, la marca y los miembros de ${{ organizationName }} en Valía.`,
        ],
        action,
        notes: [],
      };
    case 'member-removed':
      return {
        subject: msg`Ya no formas parte de ${{ organizationName }}`,
        paragraphs: [
          msg`La persona titular de ${{ organizationName }} ha dado de baja tu pertenencia. Tu cuenta y tus valoraciones siguen siendo tuyas; tus próximos informes ya no llevarán su marca.`,
        ],
        action,
        notes: [],
      };
    case 'disabled':
      return {
        subject: msg`${{ organizationName }} está desactivada`,
        paragraphs: [
          msg`Un administrador ha desactivado tu organización en Valía. Cada miembro conserva su cuenta y su trabajo; la marca, lo compartido y las invitaciones no funcionan hasta que se reactive.`,
          msg`Motivo: ${{ reason: reason ?? '' }}`,
        ],
        action,
        notes: [msg`Si no sabes por qué, escríbenos.`],
      };
    case 'enabled':
      return {
        subject: msg`${{ organizationName }} vuelve a estar activa`,
        paragraphs: [
          msg`Un administrador ha reactivado tu organización en Valía. Todo lo que comparte funciona de nuevo.`,
        ],
        action,
        notes: [],
      };
  }
};
