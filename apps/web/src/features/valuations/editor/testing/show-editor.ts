import type { Answers } from '../../../../lib/testing/answers.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import type { startValuationServer } from './start-valuation-server.ts';

// With this file, not while the first test waits for it.
await import('../../valuation-route-screen.tsx');

interface EditorOptions {
  /** What the server answers otherwise than it usually does. */
  answers?: Answers;
  search?: string;
  width?: number;
}

/** The editor of the valuation that a server has. */
export const showEditor = (
  server: ReturnType<typeof startValuationServer>,
  { answers = {}, search = '', width = 1440 }: EditorOptions = {},
) =>
  renderScreen('/valuation/$id', {
    params: { id: server.state.valuation.id },
    answers: [server.answers, answers],
    search,
    width,
  });
