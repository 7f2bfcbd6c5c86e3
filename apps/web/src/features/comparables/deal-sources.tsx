import { Trans, useLingui } from '@lingui/react/macro';
import type { ComparedSectors } from '@valia/domain/comparables/comparable-schemas.ts';
import { dealSourceText } from '@valia/i18n/deal-source-texts.ts';
import { formatMultiple } from '@valia/i18n/format.ts';
import { dealTerms } from '@valia/i18n/terms/deal-terms.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { box, text } from '../../components/style/class-names.ts';

const looks = { note: box({ margin: 0 }, text('small', 'dimmed')) };

/** The publishers of the deals of each sector, with region, period and sample. */
export const DealSources = ({ sectors }: Pick<ComparedSectors, 'sectors'>) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const times = (value: number | null): string =>
    value === null ? '–' : formatMultiple(value, { language });
  return (
    <details className={looks.note} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>Fuentes de las operaciones de pymes</Trans>
      </summary>
      <p>{i18n._(dealTerms.spainAlone)}</p>
      {(isOpen ? sectors : []).map(({ code, names, deals }) => (
        <section key={code}>
          <h3>{names[language]}</h3>
          <ul>
            {(deals?.sources ?? []).map((source, place) => (
              // The key includes the index, because one publisher may list a sector more than once in a period.
              <li key={`${source.name} ${source.period} ${String(place)}`}>
                {source.name}: {times(source.value)}.{' '}
                {dealSourceText(source, (message) => i18n._(message), language)}.
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
};
