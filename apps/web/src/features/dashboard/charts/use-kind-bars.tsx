import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import {
  type ValuationStatus,
  valuationStatuses,
} from '@valia/domain/valuations/valuation-status.ts';
import { type ValuationType, valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { NamedBar } from '../../../components/charts/bar-list.tsx';

type Figures = Pick<NamedBar, 'value' | 'text' | 'note'>;

/** A status has the same colour everywhere. */
const statusColors = {
  completed: 'var(--positive)',
  in_progress: 'var(--c1)',
  draft: 'var(--c7)',
} as const;

/** One bar per type, the most frequent first, and one per status; the name links to the list behind it. */
export const useKindBars = () => {
  const { i18n } = useLingui();
  const typeName = (type: ValuationType): string => i18n._(valuationTerms.types[type]);
  const statusName = (status: ValuationStatus): string => i18n._(valuationTerms.statuses[status]);
  return {
    typeName,
    typeBars: (of: (type: ValuationType) => Figures): NamedBar[] =>
      valuationTypes
        .map((type) => ({
          key: type,
          name: (
            <Link to="/valuations" search={{ type }}>
              {typeName(type)}
            </Link>
          ),
          color: 'var(--c1)',
          ...of(type),
        }))
        .toSorted((a, b) => b.value - a.value),
    statusBars: (of: (status: ValuationStatus) => Figures): NamedBar[] =>
      valuationStatuses.toReversed().map((status) => ({
        key: status,
        name: (
          <Link to="/valuations" search={{ status }}>
            {statusName(status)}
          </Link>
        ),
        color: statusColors[status],
        ...of(status),
      })),
  };
};
