import { useLingui } from '@lingui/react/macro';
import type { PublicPage } from '@valia/domain/paths/public-page-path.ts';

/** The title and description of each page for search engines. */
export const usePublicPageMetadata = (): Record<
  PublicPage,
  { title: string; description: string }
> => {
  const { t } = useLingui();
  return {
    '/': {
      title: t`Ingresos previsibles para asesores financieros`,
      description: t`Valía asigna empresas que quieren conocer su valor, vender o comprar a asesores independientes, y les da las herramientas de valoración y el informe.`,
    },
    '/sell-your-business': {
      title: t`Vende tu empresa`,
      description: t`Un asesor financiero valora tu empresa, busca comprador con discreción y negocia a tu lado. Cuéntanos tu caso en dos pasos.`,
    },
    '/sell-your-business/sent': {
      title: t`Gracias por tu confianza`,
      description: t`Un asesor revisará lo que nos cuentas y te llamará.`,
    },
    '/terms': {
      title: t`Términos y condiciones`,
      description: t`Las condiciones de uso de Valía, cláusula por cláusula.`,
    },
    '/privacy': {
      title: t`Privacidad`,
      description: t`Qué datos guarda Valía, para qué, durante cuánto tiempo y cuáles son tus derechos.`,
    },
    '/accessibility': {
      title: t`Accesibilidad`,
      description: t`Cómo se hace accesible Valía, cómo se comprueba y a quién avisar si algo falla.`,
    },
  };
};
