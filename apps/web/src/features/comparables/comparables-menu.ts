import { msg } from '@lingui/core/macro';
import { IconChartLine } from '@tabler/icons-react';
import type { comparablesSection } from '@valia/domain/comparables/comparables-section.ts';
import type { SectionMenu } from '../../lib/section-menu.ts';

export const comparablesMenu: SectionMenu<typeof comparablesSection> = {
  entries: {
    '/comparable-multiples': { label: msg`Múltiplos comparables`, Icon: IconChartLine },
  },
  objects: {
    comparable: { kind: msg`Comparable`, one: msg`una operación comparable` },
  },
};
