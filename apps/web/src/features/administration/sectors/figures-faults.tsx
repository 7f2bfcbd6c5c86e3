import { Trans, useLingui } from '@lingui/react/macro';
import { areInOrder, mostFirms, multipleBounds } from '@valia/domain/sectors/sector-set-schemas.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { type FigureKey, refusedKey, type SectorDraft } from './use-sector-draft.ts';
import styles from './sectors.module.css';

export const faultsId = (code: string): string => `sector-fault-${code}`;

type FaultyDraft = Pick<SectorDraft, 'figures' | 'refused'>;

/** The sectors with something to mend, and what was typed there that is no figure. */
export const faultsOf = ({ figures, refused }: FaultyDraft) =>
  figures.flatMap((given) => {
    const keys: readonly FigureKey[] = ['firms', 'low', 'central', 'high'];
    const wrong = keys.filter((key) => refused[refusedKey(given.code, key)] !== undefined);
    return wrong.length === 0 && areInOrder(given) ? [] : [{ code: given.code, wrong }];
  });

/** What keeps a draft from being saved, and how to mend it. */
export const FiguresFaults = ({ draft }: { draft: FaultyDraft }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const faults = faultsOf(draft);
  if (faults.length === 0) return null;
  const [least, most] = multipleBounds.map((bound) =>
    formatNumber(bound, { language, decimals: 1 }),
  );
  const firms = formatNumber(mostFirms, { language });
  return (
    <ul className={styles.faults} role="status">
      {faults.map(({ code, wrong }) => {
        const name = sectorName(code, language);
        const typed = wrong
          .map((key) => `«${draft.refused[refusedKey(code, key)] ?? ''}»`)
          .join(', ');
        return (
          <li key={code} id={faultsId(code)}>
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
