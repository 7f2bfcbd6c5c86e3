import { msg } from '@lingui/core/macro';

/** What search engines show of the pages that let people in. */
export const guestDescriptions = {
  '/login': msg`Entra en Valía: tus valoraciones de empresas con cada cifra explicada, tus informes y tus colaboraciones.`,
  '/register': msg`Crea tu cuenta de asesor en Valía: valora empresas por DCF y múltiplos, entrega informes en PDF y colabora con otros asesores.`,
};
