import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@valia/i18n/format.ts';
import { RangeBar } from '../../../../components/drawing/range-bar.tsx';
import { useLanguage } from '../../../../lib/language.ts';
import type { ValueScale } from '../../../../components/drawing/value-scale.ts';
import type { ListItem } from '../list-types.ts';

/** A valuation's low, central and high value on the shared axis; nothing while it has none. */
export const ValuationRange = ({
  valuation,
  scale,
}: {
  valuation: ListItem;
  scale: ValueScale | null;
}) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { equityLow, equityCentral, equityHigh, currency } = valuation;
  if (scale === null || equityLow === null || equityCentral === null || equityHigh === null)
    return null;
  const low = formatMoney(equityLow, { language, currency });
  const central = formatMoney(equityCentral, { language, currency });
  const high = formatMoney(equityHigh, { language, currency });
  return (
    <RangeBar
      low={equityLow}
      central={equityCentral}
      high={equityHigh}
      scale={scale}
      description={t`De ${low} a ${high}; valor medio ${central}`}
    />
  );
};
