import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for a clock, however quick the machine: begun last, each would be waited for alone. */
const waiting = [
  'apps/server/src/connections/watch-connections.long.test.ts',
  'apps/web/src/features/valuations/editor/saving/conflict-dialog.long.test.tsx',
  'packages/attacks/src/requests/dawdling.long.db.test.ts',
];
const waits = ({ moduleId }: TestSpecification): boolean =>
  waiting.some((file) => moduleId.endsWith(`/${file}`));

/** As usual, the largest files of a project first, but those before them that wait. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort.call(this, files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(waits), ...own.filter((file) => !waits(file))];
    });
  }
}
