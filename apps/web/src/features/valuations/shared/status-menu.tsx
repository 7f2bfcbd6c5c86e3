import { useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import {
  nextValuationStatuses,
  type ValuationStatus,
  valuationStatuses,
} from '@valia/domain/valuations/valuation-status.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { ChoiceItem } from '../../../components/choice-item.tsx';
import styles from './status-menu.module.css';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  pill: row(
    { inline: true, gap: 6, align: 'center', padX: 8, radius: 4 },
    text('fine', 'medium', 'nowrap'),
    styles.pill,
  ),
  dot: box({ display: 'block', height: 8, radius: 'round' }, styles.dot),
};

interface StatusMenuProps {
  status: ValuationStatus;
  /** Null for a user who may only read it. */
  onChange: ((to: ValuationStatus) => void) | null;
  /** The company's name, for the accessible label outside the context of its row. */
  companyName: string;
  /** Whether the status is read-only, because the user may only read the valuation. */
  isFixed?: boolean;
}

/** The status as a pill that opens a menu of the possible next statuses. */
export const StatusMenu = ({ status, onChange, companyName, isFixed = false }: StatusMenuProps) => {
  const { t, i18n } = useLingui();
  const name = i18n._(valuationTerms.statuses[status]);
  const allowed = nextValuationStatuses(status);
  if (onChange === null) {
    return (
      <span className={looks.pill} data-status={status} data-still>
        {name}
      </span>
    );
  }
  if (isFixed) {
    return (
      <span className={looks.pill} data-status={status}>
        {name}
      </span>
    );
  }
  return (
    <Menu position="bottom-end" width={176}>
      <Menu.Target>
        <UnstyledButton
          className={looks.pill}
          data-status={status}
          aria-label={t`${name}: cambiar el estado de ${companyName}`}
        >
          {name}
          <IconChevronDown size={12} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {valuationStatuses
          .filter((candidate) => candidate === status || allowed.includes(candidate))
          .map((candidate) => (
            <ChoiceItem
              key={candidate}
              label={i18n._(valuationTerms.statuses[candidate])}
              chosen={candidate === status}
              icon={<span className={looks.dot} data-status={candidate} aria-hidden />}
              onChoose={() => {
                if (candidate !== status) onChange(candidate);
              }}
            />
          ))}
      </Menu.Dropdown>
    </Menu>
  );
};
