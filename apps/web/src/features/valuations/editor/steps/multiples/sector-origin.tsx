import { Trans } from '@lingui/react/macro';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import { originOf } from '@valia/domain/valuation-choices/multiple-edits.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import styles from '../steps.module.css';

/** The source of the sector's figures, always shown beside them; nothing for any other origin. */
export const SectorOrigin = ({ kind }: { kind: MultipleKind }) => {
  const { document, language } = useEditor();
  const { region } = useDescriptions();
  const origin = originOf(document, kind);
  if (origin?.kind !== 'sector') return null;
  const sector = findSector(origin.sector)?.names[language] ?? origin.sector;
  const firms = formatNumber(origin.firms, { language });
  return (
    <p className={styles.origin}>
      <Trans>
        {sector}: mínimo, media ponderada y máximo de los agregados sectoriales, no percentiles de
        empresas.
      </Trans>{' '}
      {origin.source} · {region(origin.region)} · {formatDate(origin.date, language)} ·{' '}
      <Trans>{firms} empresas</Trans>
      {kind !== 'priceToEarnings' && kind !== 'evToSales' && (
        <>
          {'. '}
          {document.leases === undefined ? (
            <Trans>
              El EV de las cotizadas incluye la deuda por arrendamientos; el EBITDA del PGC lleva
              los alquileres a gasto (anterior a la NIIF 16). Puedes tomarlos como deuda en el paso
              del puente.
            </Trans>
          ) : (
            <Trans>
              Se aplica antes de alquileres, y el puente resta la deuda por arrendamientos.
            </Trans>
          )}
        </>
      )}
    </p>
  );
};
