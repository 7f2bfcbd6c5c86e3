import { msg } from '@lingui/core/macro';

/** What search engines show of /login. */
export const loginDescription = msg`Entra en Valía: tus valoraciones de empresas con cada cifra explicada, tus informes y tus colaboraciones.`;
