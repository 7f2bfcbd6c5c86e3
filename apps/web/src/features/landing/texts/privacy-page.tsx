import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { leadConsentVersion } from '@valia/domain/leads/lead-consent.ts';
import { type TextClause, TextPage } from './text-page.tsx';

const clauses: readonly TextClause[] = [
  {
    title: msg`Si eres asesor y tienes una cuenta`,
    paragraphs: [
      msg`Guardamos los datos de tu registro, tus valoraciones, tus sesiones y un registro de los cambios que se hacen, para prestarte el servicio que has contratado. De la contraseña solo guardamos una huella, que no permite leerla.`,
      msg`Puedes descargar todos tus datos y eliminar tu cuenta tú mismo, en la página de seguridad. Lo que la ley o los registros de otras personas obligan a conservar queda anonimizado.`,
    ],
  },
  {
    title: msg`Si nos cuentas que quieres vender o comprar`,
    paragraphs: [
      msg`Guardamos los datos del formulario, con la fecha y la versión del texto que aceptaste, para contactar contigo sobre la operación. La base es tu consentimiento, que puedes retirar cuando quieras.`,
      msg`Los ven el equipo de la firma y el asesor al que se asigna tu caso. Nadie contacta con terceros sin tu permiso.`,
    ],
  },
  {
    title: msg`Si solo visitas la página`,
    paragraphs: [
      msg`Contamos cuántas visitas llegan, hasta dónde se lee la portada y si se abre y se envía la solicitud, con un número al azar que se borra al cerrar la pestaña. Si te registras, tu cuenta guarda ese número para saber de qué campaña viniste.`,
      msg`No guardamos tu dirección IP ni tu navegador con esas cifras, no ponemos cookies para contarlas y las borramos a los 13 meses.`,
    ],
  },
  {
    title: msg`Lo que guarda tu navegador`,
    paragraphs: [
      msg`Una cookie de sesión y otra que recuerda el dispositivo, solo cuando inicias sesión; el idioma elegido y algunas preferencias de la pantalla. No usamos cookies de publicidad ni de terceros.`,
    ],
  },
  {
    title: msg`Con quién se comparten`,
    paragraphs: [
      msg`Con nadie más que quien presta los servicios técnicos necesarios, por encargo nuestro. No vendemos datos ni los usamos para publicidad.`,
    ],
  },
  {
    title: msg`Tus derechos`,
    paragraphs: [
      msg`Puedes pedir el acceso a tus datos, su corrección, su supresión, la limitación o la oposición a su uso y su portabilidad, escribiendo al contacto de protección de datos que figura arriba.`,
      msg`Si crees que no los hemos tratado bien, puedes reclamar ante la Agencia Española de Protección de Datos (aepd.es).`,
    ],
  },
];

export const PrivacyPage = ({ firm }: { firm: Firm }) => {
  const { t } = useLingui();
  return (
    <TextPage
      page="/privacy"
      title={t`Privacidad`}
      version={leadConsentVersion}
      firm={firm}
      clauses={clauses}
    />
  );
};
