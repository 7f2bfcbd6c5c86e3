import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';

const freshMs = 60_000;

/** Whose the valuation is and who shares it. */
export const usePeople = () => {
  const { valuation } = useEditor();
  return trpc.valuations.people.useQuery(
    { id: valuation.id },
    { staleTime: freshMs, retry: false },
  );
};
