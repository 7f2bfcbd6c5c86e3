import { msg } from '@lingui/core/macro';
import type { TextClause } from './text-page.tsx';

/** The terms, clause by clause. */
export const termsClauses: readonly TextClause[] = [
  {
    title: msg`Qué ofrece Valía`,
    paragraphs: [
      msg`Valía es una aplicación web para valorar empresas: calcula con los datos y las hipótesis que tú introduces, y redacta un informe con el resultado.`,
      msg`El resultado depende de esos datos. No es una auditoría, ni una tasación oficial, ni una recomendación de inversión; el criterio y la responsabilidad de lo que entregas a tu cliente son tuyos.`,
    ],
  },
  {
    title: msg`Tu cuenta`,
    paragraphs: [
      msg`La cuenta es personal. Los datos con los que te registras deben ser ciertos, y la contraseña no debe conocerla nadie más. Nunca te la pediremos por teléfono ni por correo.`,
      msg`Podemos bloquear una cuenta si se usa para dañar el servicio o a otras personas.`,
    ],
  },
  {
    title: msg`Tus valoraciones`,
    paragraphs: [
      msg`Lo que introduces y los informes que generas son tuyos. Los guardamos para que puedas trabajar con ellos; nadie más ve su contenido.`,
      msg`Antes de introducir datos de una empresa, asegúrate de que puedes hacerlo: la relación con tu cliente y sus permisos son cosa tuya.`,
    ],
  },
  {
    title: msg`Datos personales`,
    paragraphs: [
      msg`Guardamos los datos de tu registro, tus valoraciones, tus sesiones y un registro de los cambios que se hacen. De la contraseña solo guardamos una huella, que no permite leerla.`,
      msg`Qué guardamos, para qué y durante cuánto tiempo lo cuenta la página de privacidad, con tus derechos y cómo ejercerlos.`,
    ],
  },
  {
    title: msg`Datos de mercado`,
    paragraphs: [
      msg`Los múltiplos sectoriales proceden de fuentes publicadas, que se citan con su fecha junto a cada uno. Son una referencia estadística y no describen a ninguna empresa concreta.`,
    ],
  },
  {
    title: msg`Disponibilidad y responsabilidad`,
    paragraphs: [
      msg`Trabajamos para que el servicio esté disponible y calcule bien, pero puede haber interrupciones y errores. Revisa cada resultado antes de entregarlo; cada cifra muestra su fórmula para que puedas hacerlo.`,
    ],
  },
  {
    title: msg`Cambios y ley aplicable`,
    paragraphs: [
      msg`Cada versión de estos términos lleva su fecha, y al registrarte queda anotada la que aceptaste.`,
      msg`Estos términos se rigen por la ley española.`,
    ],
  },
];
