import { Trans, useLingui } from '@lingui/react/macro';
import { Input, SegmentedControl } from '@mantine/core';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';
import { useId } from 'react';

const methods: readonly ValuationMethod[] = ['mixed', 'dcf', 'multiples'];

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
        data={methods.map((method) => ({
          value: method,
          label: i18n._(valuationTerms.methodNames[method]),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
