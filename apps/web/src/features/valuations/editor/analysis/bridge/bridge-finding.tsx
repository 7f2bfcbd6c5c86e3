import { Trans } from '@lingui/react/macro';
import { formatRate } from '@valia/i18n/format.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useMoney } from '../../document/use-money.ts';

interface BridgeFindingProps {
  enterpriseValue: number;
  equityValue: number;
}

/** A share of an enterprise value that is not positive would say the opposite: the amount stands for it. */
export const BridgeFinding = ({ enterpriseValue, equityValue }: BridgeFindingProps) => {
  const { language } = useEditor();
  const { money } = useMoney();
  const change = equityValue - enterpriseValue;
  const amount = money(Math.abs(change));
  const share = formatRate(Math.abs(change) / enterpriseValue, { language, decimals: 0 });
  if (enterpriseValue > 0) {
    return change < 0 ? (
      <Trans>El puente resta un {share} al valor de empresa</Trans>
    ) : (
      <Trans>El puente suma un {share} al valor de empresa</Trans>
    );
  }
  return change < 0 ? (
    <Trans>El puente resta {amount} al valor de empresa</Trans>
  ) : (
    <Trans>El puente suma {amount} al valor de empresa</Trans>
  );
};
