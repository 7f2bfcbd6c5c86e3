import type { MockAnswers } from '../../../../lib/testing/mock-server.ts';
import { renderScreen } from '../../../../lib/testing/render-screen.tsx';
import type { startValuationServer } from './start-valuation-server.ts';

// Imported with this file, so that the first test does not wait for it.
await import('../../valuation-route-screen.tsx');

interface EditorOptions {
  /** Answers of the server that replace the default ones. */
  answers?: MockAnswers;
  search?: string;
  width?: number;
}

/** Opens the editor with the valuation of a server. */
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
