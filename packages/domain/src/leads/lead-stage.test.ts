import { describe, expect, test } from 'vitest';
import { canMoveLead, isOpenLead, leadStages } from './lead-stage.ts';

describe('the stages of a lead', () => {
  test('move as this grid says', () => {
    const rows = leadStages.map((from) =>
      [from.padEnd(14), ...leadStages.map((to) => (canMoveLead(from, to) ? 'yes' : '-').padEnd(14))]
        .join('| ')
        .trimEnd(),
    );
    const head = ['from \\ to', ...leadStages].map((name) => name.padEnd(14)).join('| ');
    expect(`\n${[head.trimEnd(), ...rows].join('\n')}\n`).toBe(`
from \\ to     | new           | contacted     | qualified     | in_negotiation| won           | lost
new           | -             | yes           | yes           | yes           | -             | yes
contacted     | yes           | -             | yes           | yes           | -             | yes
qualified     | yes           | yes           | -             | yes           | -             | yes
in_negotiation| yes           | yes           | yes           | -             | yes           | yes
won           | -             | -             | -             | -             | -             | -
lost          | -             | yes           | -             | -             | -             | -
`);
  });

  test('are open until won or lost', () => {
    expect(leadStages.filter(isOpenLead)).toEqual([
      'new',
      'contacted',
      'qualified',
      'in_negotiation',
    ]);
  });
});
