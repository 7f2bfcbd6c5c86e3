import { msg } from '@lingui/core/macro';

/** The description of /register for search engines. */
export const registerDescription = msg`Crea tu cuenta de asesor en Valía: valora empresas por DCF y múltiplos, entrega informes en PDF y colabora con otros asesores.`;
