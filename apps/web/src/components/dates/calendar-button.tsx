import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { lazy, memo, type ReactNode, useState } from 'react';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { LazySection } from '../lazy-section.tsx';

const Calendar = lazy(async () => ({
  default: (await loadChunk(() => import('./calendar.tsx'))).Calendar,
}));

/** Known before the calendar is there: one that grows once it is placed would reach over the edge of a phone. */
const dropdownWidth = 306;

interface CalendarButtonProps {
  /** The field's name, to tell one calendar from another. */
  name: string;
  chosen: string | null;
  language: Language;
  isPhone: boolean;
  /** Stands for the calendar where it did not come. */
  missing: ReactNode;
  onChoose: (isoDay: string) => void;
}

/** Opens the month of a date field; the calendar comes when it is asked for. */
export const CalendarButton = memo(function CalendarButton({
  name,
  chosen,
  language,
  isPhone,
  missing,
  onChoose,
}: CalendarButtonProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const label = t`Calendario de ${name}`;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={dropdownWidth}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          size={isPhone ? 44 : 24}
          aria-label={label}
          onClick={() => setOpened((before) => !before)}
        >
          <IconCalendar size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <LazySection missing={missing}>
          <Calendar
            chosen={chosen}
            openAt={chosen ?? madridCalendar.date(new Date())}
            language={language}
            onChoose={(isoDay) => {
              onChoose(isoDay);
              setOpened(false);
            }}
          />
        </LazySection>
      </Popover.Dropdown>
    </Popover>
  );
});
