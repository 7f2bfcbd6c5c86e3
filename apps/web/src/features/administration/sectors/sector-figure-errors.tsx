import { Trans, useLingui } from '@lingui/react/macro';
import {
  isOrderedRange,
  maxFirms,
  multipleBounds,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { type FigureKey, refusedFigureKey, type SectorDraft } from './use-sector-draft.ts';
import styles from './sectors.module.css';

export const sectorErrorId = (code: string): string => `sector-fault-${code}`;

type FaultyDraft = Pick<SectorDraft, 'figures' | 'refused'>;

/** The sectors with errors, and the texts typed there that are not figures. */
export const findSectorErrors = ({ figures, refused }: FaultyDraft) =>
  figures.flatMap((given) => {
    const keys: readonly FigureKey[] = ['firms', 'low', 'central', 'high'];
    const wrong = keys.filter((key) => refused[refusedFigureKey(given.code, key)] !== undefined);
    return wrong.length === 0 && isOrderedRange(given) ? [] : [{ code: given.code, wrong }];
  });

/** The errors that prevent a draft from being saved, and how to fix them. */
export const SectorFigureErrors = ({ draft }: { draft: FaultyDraft }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const faults = findSectorErrors(draft);
  if (faults.length === 0) return null;
  const [least, most] = multipleBounds.map((bound) =>
    formatNumber(bound, { language, decimals: 1 }),
  );
  const firms = formatNumber(maxFirms, { language });
  return (
    <ul className={styles.faults} role="status">
      {faults.map(({ code, wrong }) => {
        const name = sectorName(code, language);
        const typed = wrong
          .map((key) => `«${draft.refused[refusedFigureKey(code, key)] ?? ''}»`)
          .join(', ');
        return (
          <li key={code} id={sectorErrorId(code)}>
            {wrong.length === 0 ? (
              <Trans>{name}: la media debe estar entre el mínimo y el máximo.</Trans>
            ) : wrong.includes('firms') ? (
              t`${name}: ${typed} no vale. Las empresas son un número entero de 0 a ${firms}; los múltiplos, de ${least} a ${most}.`
            ) : (
              t`${name}: ${typed} no vale. Escribe un múltiplo de ${least} a ${most}.`
            )}
          </li>
        );
      })}
    </ul>
  );
};
