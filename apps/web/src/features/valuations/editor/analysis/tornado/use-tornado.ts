import { tornadoFigure } from '@valia/figures/tornado/tornado-figure.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useFigureFormatters } from '../../figures/use-figure-formatters.ts';
import { useTornadoAnswer } from './use-tornado-answer.ts';

/** The data of the tornado chart; no figure until the first one is calculated, or when there is none. */
export const useTornado = (central: number) => {
  const { multiples } = useEditor().document;
  const words = useFigureFormatters();
  const answer = useTornadoAnswer();
  const figure = answer ? tornadoFigure(words, { ...answer, central, multiples }) : null;
  return { figure, hasFailed: answer === null };
};
