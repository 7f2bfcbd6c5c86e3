import { Trans } from '@lingui/react/macro';
import type { WhyBlank } from './why-blank.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';

const mostNamed = 3;

/** Why the selected cell is empty, and what it waits for. */
export const BlankWords = ({ why }: { why: WhyBlank }) => {
  const { field } = useDescriptions();
  switch (why.kind) {
    case 'not-written':
      return <Trans>Aún sin dato</Trans>;
    case 'no-year-before':
      return <Trans>No hay un ejercicio anterior con el que comparar</Trans>;
    case 'only-projected':
      return <Trans>Solo se calcula en los años proyectados</Trans>;
    case 'waits': {
      const names = why.fields
        .slice(0, mostNamed)
        .map((path) => field(path))
        .join(', ');
      if (names === '') return <Trans>Aún no se puede calcular</Trans>;
      return why.fields.length > mostNamed ? (
        <Trans>Aún no se puede calcular. Faltan: {names}…</Trans>
      ) : (
        <Trans>Aún no se puede calcular. Falta: {names}</Trans>
      );
    }
  }
};
