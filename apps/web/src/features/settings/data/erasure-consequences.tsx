import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ErasurePreview } from '@valia/domain/profile/erasure-preview-schema.ts';
import styles from '../settings.module.css';
import { stack } from '../../../components/style/class-names.ts';

const useOrganizationText = (organization: ErasurePreview['organization']): string => {
  const { t } = useLingui();
  if (organization === null) return t`No perteneces a ninguna.`;
  const { name, role, members } = organization;
  if (role === 'member') return t`Dejas de ser miembro de ${name}, que sigue sin ti.`;
  return members > 1
    ? t`Eres titular de ${name} y hay más miembros: pasa antes la titularidad a uno de ellos.`
    : t`${name} se borra con su marca, sus plantillas y sus invitaciones: no hay más miembros.`;
};

/** The user's texts that stay, if any, and the reasons. */
const useKept = (kept: ErasurePreview['kept']) => {
  const { t } = useLingui();
  const { 'help-requests': helpRequests, accounts, 'others-valuations': othersValuations } = kept;
  const items = [
    {
      reason: 'help-requests',
      name: t`Solicitudes de ayuda`,
      text: t`${plural(helpRequests, { one: 'De # solicitud', many: 'De # de solicitudes', other: 'De # solicitudes' })} quedan para la firma el nombre de la empresa, su NIF si no es el tuyo, el sector y las cifras de negocio. Se borran tu nombre, tu email, tu teléfono, tu mensaje y las cifras de tu valoración.`,
    },
    {
      reason: 'accounts',
      name: t`Cuentas de comisiones`,
      text: t`La ley pide conservarlas: ${plural(accounts, { one: 'queda el motivo de # apunte tuyo', many: 'quedan los motivos de # de apuntes tuyos', other: 'quedan los motivos de # apuntes tuyos' })}, sin tu nombre.`,
    },
    {
      reason: 'others-valuations',
      name: t`Valoraciones de otros`,
      text: t`${plural(othersValuations, { one: 'Lo que escribiste en # valoración de otra persona sigue en ella', many: 'Lo que escribiste en # de valoraciones de otras personas sigue en ellas', other: 'Lo que escribiste en # valoraciones de otras personas sigue en ellas' })}, sin tu nombre.`,
    },
    {
      reason: 'firm-records',
      name: t`Lo que hiciste para la firma`,
      text: t`Los datos, plantillas, tarifas y ediciones de múltiplos de la firma siguen siendo suyos, sin tu nombre.`,
    },
  ] as const;
  return items.filter(({ reason }) => kept[reason] > 0);
};

/** A list of items, each with its number. */
export const ErasureConsequences = ({ preview }: { preview: ErasurePreview }) => {
  const { t } = useLingui();
  const { valuations, sharedValuations, reports, files } = preview;
  const shared =
    sharedValuations === 0
      ? ''
      : t`${plural(sharedValuations, { one: '# está compartida: también la pierde quien la recibió.', other: '# están compartidas: también las pierde quien las recibió.' })}`;
  const items = [
    {
      name: t`Cuenta`,
      text: t`Se borran tu perfil, tu email, tu contraseña, tus sesiones, tus vistas y tus notificaciones. No podrás volver a entrar.`,
    },
    {
      name: t`Valoraciones`,
      text: `${t`${plural(valuations, { one: 'Se borra # valoración con sus versiones, notas y etiquetas.', many: 'Se borran # de valoraciones con sus versiones, notas y etiquetas.', other: 'Se borran # valoraciones con sus versiones, notas y etiquetas.' })}`} ${shared}`,
    },
    {
      name: t`Informes y archivos`,
      text: t`${plural(reports, { one: 'Se borra # informe', many: 'Se borran # de informes', other: 'Se borran # informes' })}, ${plural(files, { one: '# archivo en total', many: '# de archivos en total', other: '# archivos en total' })}. Los códigos de verificación dejan de funcionar.`,
    },
    { name: t`Organización`, text: useOrganizationText(preview.organization) },
    {
      name: t`Con otras personas`,
      text: t`Lo que enviaste o recibiste (referencias, colaboraciones, leads y comisiones) queda para la otra parte sin tu nombre, tus datos ni lo que escribiste: mensajes, motivos y respuestas; lo pendiente se retira. Tu teléfono y tu email se borran también de las fichas de otros.`,
    },
    ...useKept(preview.kept),
    {
      name: t`Registro de auditoría`,
      text: t`La ley pide conservarlo. Guarda qué se hizo y cuándo, con un identificador sin nombre.`,
    },
  ];
  return (
    <dl className={stack({ marginBottom: 16, borderTop: 'plain' }, styles.consequences)}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

