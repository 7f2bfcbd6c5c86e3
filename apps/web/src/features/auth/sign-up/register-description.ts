import { msg } from '@lingui/core/macro';

/** What search engines show of /register. */
export const registerDescription = msg`Crea tu cuenta de asesor en Valía: valora empresas por DCF y múltiplos, entrega informes en PDF y colabora con otros asesores.`;
