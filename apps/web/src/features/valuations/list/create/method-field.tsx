import { Trans, useLingui } from '@lingui/react/macro';
import { Input, SegmentedControl } from '@mantine/core';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import { useId } from 'react';
import { methodChoices } from '@valia/domain/valuation-choices/method-choices.ts';

interface MethodFieldProps {
  value: ValuationMethod;
  onChange: (value: ValuationMethod) => void;
}

export const MethodField = ({ value, onChange }: MethodFieldProps) => {
  const { i18n } = useLingui();
  const labelId = useId();
  return (
    <div>
      <Input.Label component="span" id={labelId}>
        <Trans>Método</Trans>
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={methodChoices.map((method) => ({
          value: method,
          label: i18n._(valuationTerms.methodNames[method]),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
