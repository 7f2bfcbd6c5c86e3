import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  chooseTaxZone,
  confirmForalRates,
  taxZoneOffered,
} from '@valia/domain/corporate-tax/choose-tax.ts';
import {
  appliedNormOf,
  citedNormOf,
  hasUnconfirmedRates,
} from '@valia/domain/corporate-tax/tax-norm.ts';
import { chooseTaxOperations } from '@valia/domain/valuation-choices/choose-province.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { taxNormTexts } from '@valia/i18n/terms/tax-law-texts.ts';
import { foralNorms, domicileNorm } from '@valia/valuation/cash-flow/spanish-tax-territory.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { projectionOptionTerms as terms } from '../../terms/projection-option-terms.ts';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { useSegments } from '../../fields/use-segments.ts';

/** Where a large company works, asked where that may lead to another law. */
const Operations = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const norms = useSegments(terms.foralNorms);
  const share = 'projection.taxOperations.shareElsewhere';
  const foral = 'projection.taxOperations.foral';
  const isForal = domicileNorm(document.company.province) !== 'common';
  const chosen = foralNorms.find((norm) => norm === document.projection.taxOperations?.foral);
  return (
    <>
      {!isForal && (
        <ChoiceField
          path={foral}
          label={t`Opera también en territorio foral`}
          options={norms}
          placeholder={t`No`}
          onChoose={(value) => {
            const norm = foralNorms.find((one) => one === value) ?? null;
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

/** The relief that a province offers, with what it asks for. */
const Zone = () => {
  const { t } = useLingui();
  const { document, change } = useEditor();
  const { field } = useDescriptions();
  const zones = useSegments(terms.taxZones);
  const { spanishTax } = document.projection;
  const offered = taxZoneOffered(document);
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

/** The corporate tax law of the projection, with what decides it and whether its rates are confirmed. */
export const TaxTerritory = () => {
  const { document } = useEditor();
  const { term } = useDescriptions();
  const { asksShare } = appliedNormOf(document);
  const norm = term(taxNormTexts[citedNormOf(document)]);
  return (
    <>
      <p>{norm}.</p>
      {asksShare && <Operations />}
      <Zone />
      <Confirmation />
    </>
  );
};
