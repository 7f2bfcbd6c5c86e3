import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  chooseTaxZone,
  confirmForalRates,
  offeredTaxZone,
} from '@valia/domain/corporate-tax/choose-tax.ts';
import {
  applicableTaxLaw,
  citedTaxLaw,
  hasUnconfirmedRates,
} from '@valia/domain/corporate-tax/tax-law.ts';
import { chooseTaxOperations } from '@valia/domain/valuation-choices/choose-province.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { taxLawTexts } from '@valia/i18n/terms/tax-law-texts.ts';
import { foralLaws, domicileTaxLaw } from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { projectionOptionTerms as terms } from '../../terms/projection-option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useSegments } from '../../fields/use-segments.ts';

/** Where a large company operates, shown when the answer may lead to another tax law. */
const Operations = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const norms = useSegments(terms.foralNorms);
  const share = 'projection.taxOperations.shareElsewhere';
  const foral = 'projection.taxOperations.foral';
  const isForal = domicileTaxLaw(document.company.province) !== 'common';
  const chosen = foralLaws.find((norm) => norm === document.projection.taxOperations?.foral);
  return (
    <>
      {!isForal && (
        <ChoiceField
          path={foral}
          label={t`Opera también en territorio foral`}
          options={norms}
          placeholder={t`No`}
          onChoose={(value) => {
            const norm = foralLaws.find((one) => one === value) ?? null;
            change(foral, (before) => chooseTaxOperations(before, { foral: norm }));
          }}
        />
      )}
      {(isForal || chosen !== undefined) && (
        <NumberField
          size="sm"
          path={share}
          label={
            isForal
              ? t`Parte de sus operaciones en territorio común`
              : t`Parte de sus operaciones en ese territorio`
          }
        />
      )}
    </>
  );
};

const Confirmation = () => {
  const { document, change, readOnly, language } = useEditor();
  const confirmed = document.projection.spanishTax?.confirmed;
  const isAsked = confirmed === undefined && hasUnconfirmedRates(document);
  const answer = useRef<HTMLParagraphElement>(null);
  useFocusAfterRemoval(isAsked ? 1 : 0, () => answer.current?.focus());
  if (confirmed !== undefined) {
    const date = formatDate(confirmed, language);
    return (
      <p ref={answer} tabIndex={-1}>
        <IconCheck size={16} stroke={1.5} aria-hidden /> <Trans>Tipos confirmados el {date}</Trans>
      </p>
    );
  }
  if (!isAsked) return null;
  const path = 'projection.spanishTax.confirmed';
  return (
    <>
      <p>
        <Trans>Son tipos de partida: compruébalos en la norma.</Trans>
      </p>
      <Button
        size="xs"
        variant="default"
        data-field={path}
        disabled={readOnly}
        onClick={() =>
          change(path, (before) => confirmForalRates(before, madridCalendar.date(new Date())))
        }
      >
        <Trans>Confirmar los tipos</Trans>
      </Button>
    </>
  );
};

/** The tax relief of a province, with its conditions. */
const Zone = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { field } = useDescriptions();
  const zones = useSegments(terms.taxZones);
  const { spanishTax } = document.projection;
  const offered = offeredTaxZone(document);
  if (spanishTax === undefined || offered === null) return null;
  const path = 'projection.spanishTax.zone.kind';
  const kind = spanishTax.zone?.kind ?? 'none';
  const amount = `projection.spanishTax.zone.${kind === 'zec' ? 'base' : 'localShare'}`;
  return (
    <>
      <ChoiceField
        path={path}
        label={t`Zona con régimen fiscal propio`}
        value={kind}
        options={zones.filter(({ value }) => value === 'none' || value === offered)}
        onChoose={(value) => {
          const zone = zones.find((one) => one.value === value)?.value ?? 'none';
          change(path, (before) => chooseTaxZone(before, zone));
        }}
      />
      {kind !== 'none' && <NumberField size="sm" path={amount} label={field(amount)} />}
    </>
  );
};

/** The corporate tax law of the projection, with the facts that determine it and whether its rates are confirmed. */
export const TaxTerritory = () => {
  const { document } = useEditor();
  const { term } = useDescriptions();
  const { asksShare } = applicableTaxLaw(document);
  const norm = term(taxLawTexts[citedTaxLaw(document)]);
  return (
    <>
      <p>{norm}.</p>
      {asksShare && <Operations />}
      <Zone />
      <Confirmation />
    </>
  );
};
