import { tornadoFigure } from '@valia/figures/tornado/tornado-figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useFigureWords } from '../../figures/use-figure-words.ts';
import { useTornadoAnswer } from './use-tornado-answer.ts';

/** What the tornado says; no figure until the first is there, and where there is none. */
export const useTornado = (central: number) => {
  const { multiples } = useEditor().document;
  const words = useFigureWords();
  const answer = useTornadoAnswer();
  const figure = answer ? tornadoFigure(words, { ...answer, central, multiples }) : null;
  return { figure, hasFailed: answer === null };
};
