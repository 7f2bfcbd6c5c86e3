import { msg } from '@lingui/core/macro';

/** The description of /login for search engines. */
export const loginDescription = msg`Entra en Valía: tus valoraciones de empresas con cada cifra explicada, tus informes y tus colaboraciones.`;
