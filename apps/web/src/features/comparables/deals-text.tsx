import { Trans } from '@lingui/react/macro';
import { formatMultiple } from '@valia/i18n/format.ts';
import { useLanguage } from '../../lib/language.ts';
import type { dealsAtSize } from './deals-at-size.ts';

/** The deal multiple at a size, with its range and its quality grade: `5,1x 4,1x–6,2x, A`. */
export const DealsText = ({ deals }: { deals: ReturnType<typeof dealsAtSize> }) => {
  const language = useLanguage();
  if (deals === null) return <Trans>n. d.</Trans>;
  const times = (value: number): string => formatMultiple(value, { language });
  const [low, high] = [times(deals.low), times(deals.high)];
  const { grade } = deals;
  return (
    <>
      {times(deals.base)}{' '}
      <small>
        <Trans>
          {low}–{high}, {grade}
        </Trans>
      </small>
    </>
  );
};
