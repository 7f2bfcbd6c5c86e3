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

/**
 * Fixed before the calendar has loaded: a dropdown that grew after its placement would extend beyond the edge of a
 * phone.
 */
const dropdownWidth = 306;

interface CalendarButtonProps {
  /** The field's name, to distinguish its calendar from others. */
  name: string;
  chosen: string | null;
  language: Language;
  isPhone: boolean;
  /** Shown instead of the calendar when its code could not be loaded. */
  missing: ReactNode;
  onChoose: (isoDay: string) => void;
}

/** Opens the calendar of a date field, whose code is loaded only then. */
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
