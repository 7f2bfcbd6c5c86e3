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

type Change = Extract<MailContent, { kind: 'organization-changed' }>;

const ownerChanged = ({ change, organizationName }: Change): OrganizationWords =>
  change === 'made-owner'
    ? {
        subject: msg`Ahora eres titular de ${{ organizationName }}`,
        paragraphs: [
          msg`Desde ahora decides sobre los datos, la marca y los miembros de ${{ organizationName }} en Valía.`,
        ],
        action,
        notes: [],
      }
    : {
        subject: msg`Ya no eres titular de ${{ organizationName }}`,
        paragraphs: [
          msg`Un administrador ha pasado la titularidad de ${{ organizationName }} a otro miembro. Sigues siendo miembro, con tu cuenta y tus valoraciones.`,
        ],
        action,
        notes: [msg`Si no sabes por qué, escríbenos.`],
      };

/** Another user's change to the reader's organization, or to their membership in it. */
export const organizationChangedTexts = (content: Change): OrganizationWords => {
  const { change, organizationName, reason } = content;
  switch (change) {
    case 'made-owner':
    case 'owner-replaced':
      return ownerChanged(content);
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
