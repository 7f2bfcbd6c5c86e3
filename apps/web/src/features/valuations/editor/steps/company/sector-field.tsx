import { useLingui } from '@lingui/react/macro';
import { chooseSector } from '@valia/domain/valuation-choices/choose-sector.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useSectorOptions } from '../../fields/use-sector-options.ts';

/** The company's sector; choosing one fills in the sector's multiples with their origin. */
export const SectorField = () => {
  const { t } = useLingui();
  const { sectors, change } = useEditor();
  const { term } = useDescriptions();
  const options = useSectorOptions();
  return (
    <ChoiceField
      path="company.sector"
      label={term(valuationTerms.company.sector)}
      placeholder={t`Elige un sector`}
      options={options}
      onChoose={(chosen) =>
        change('company.sector', (document) =>
          chooseSector(document, chosen === '' ? null : chosen, sectors),
        )
      }
    />
  );
};
