import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Firm } from '@valia/domain/accounts/account-schemas.ts';
import { type TextClause, TextPage } from './text-page.tsx';

const statementVersion = '2026-11-23';

const clauses: readonly TextClause[] = [
  {
    title: msg`Qué nos exigimos`,
    paragraphs: [
      msg`Valía está hecha para cumplir las pautas WCAG 2.2 en su nivel AA, que son las que pide la Ley Europea de Accesibilidad.`,
      msg`Se puede usar entera con el teclado, con lectores de pantalla, con el texto ampliado hasta 320 píxeles de ancho, en modo claro y oscuro y sin animaciones. Estas páginas públicas se leen también sin JavaScript.`,
    ],
  },
  {
    title: msg`Cómo lo comprobamos`,
    paragraphs: [
      msg`Cada página se revisa de forma automática en los tres idiomas, en claro y en oscuro, y las tareas principales se recorren solo con el teclado. Es una comprobación propia, no una auditoría externa.`,
      msg`Los informes PDF llevan etiquetas, título, idioma y textos alternativos (PDF/UA-1).`,
    ],
  },
  {
    title: msg`Lo que puede costar`,
    paragraphs: [
      msg`Las tablas de cálculo muy anchas se desplazan en horizontal en pantallas pequeñas. Los gráficos tienen una tabla con los mismos datos.`,
    ],
  },
  {
    title: msg`Cuéntanos qué falla`,
    paragraphs: [
      msg`Si algo no se puede leer o usar, escribe al correo que figura arriba diciendo en qué página estabas y qué querías hacer. Te responderemos y lo corregiremos.`,
    ],
  },
];

export const AccessibilityPage = ({ firm }: { firm: Firm }) => {
  const { t } = useLingui();
  return (
    <TextPage
      page="/accessibility"
      title={t`Accesibilidad`}
      version={statementVersion}
      firm={firm}
      clauses={clauses}
    />
  );
};
