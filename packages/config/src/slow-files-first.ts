import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * These tests wait for a clock, however fast the machine is: when started last, they would delay the end of the run.
 */
const waiting = [
  'apps/server/src/connections/watch-connections.long.test.ts',
  'apps/web/src/features/valuations/editor/saving/conflict-dialog.long.test.tsx',
  'packages/attacks/src/requests/slow-clients.long.db.test.ts',
];
const waits = ({ moduleId }: TestSpecification): boolean =>
  waiting.some((file) => moduleId.endsWith(`/${file}`));

/** Sorts the files that wait for a clock first, then as usual the largest files of a project first. */
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
