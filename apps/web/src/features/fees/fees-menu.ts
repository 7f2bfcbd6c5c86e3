import { msg } from '@lingui/core/macro';
import { IconCalculator } from '@tabler/icons-react';
import type { feesSection } from '@valia/domain/fees/fees-section.ts';
import type { SectionMenu } from '../../lib/section-menu.ts';

export const feesMenu: SectionMenu<typeof feesSection> = {
  entries: {
    '/resources/fee-calculator': { label: msg`Calculadora de honorarios`, Icon: IconCalculator },
  },
  objects: {
    'fee-preset': { kind: msg`Modelo de honorarios`, one: msg`un modelo de honorarios` },
  },
};
