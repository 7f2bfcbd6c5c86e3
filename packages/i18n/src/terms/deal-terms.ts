import { msg } from '@lingui/core/macro';

/** The kinds of evidence for an EV/EBITDA, the closest first, and the texts about them. */
export const dealTerms = {
  rungs: {
    'own-deals': msg`Tus operaciones`,
    platform: msg`Medianas de la plataforma`,
    'sme-deals': msg`Operaciones de pymes`,
    listed: msg`Cotizadas, ajustadas`,
  },
  /** The same for readers other than the adviser. */
  printedRungs: {
    'own-deals': msg`Operaciones propias del asesor`,
    platform: msg`Medianas de la plataforma`,
    'sme-deals': msg`Operaciones de pymes`,
    listed: msg`Cotizadas, ajustadas`,
  },
  notes: {
    distance: msg({
      message: 'El múltiplo es {distance} veces el de las operaciones de pymes de su tamaño.',
    }),
    'outside-range': msg({
      message:
        'El múltiplo queda fuera del rango de las operaciones del sector, de {low} a {high}.',
    }),
    'grade-c': msg({
      message: 'Grado C: hay pocas fuentes propias del sector y se apoya en sectores cercanos.',
    }),
    'grade-d': msg({
      message: 'Grado D: casi sin fuentes propias del sector; se apoya en otros sectores.',
    }),
    'net-assets-say-more': msg({
      message: 'En una inmobiliaria el patrimonio neto ajustado dice más que un múltiplo.',
    }),
    'size-at-edge': msg({
      message: 'Con menos de 0,2 M€ o más de 20 M€ de EBITDA hay pocas operaciones conocidas.',
    }),
    'evidence-old': msg({
      message: 'Los datos tienen más de {limit} meses en la fecha de valoración.',
    }),
  },
  /** Surveys of advisers about deals, not sales themselves. */
  spainAlone: msg`España por sí sola tiene pocas operaciones publicadas: las fuentes son encuestas a asesores de Europa y datos de operaciones.`,
  allSectors: msg`Media de todos los sectores`,
  unknownSample: msg`muestra n. d.`,
} as const;
