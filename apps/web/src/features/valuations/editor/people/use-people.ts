import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';

const freshMs = 60_000;

/** The owner of the valuation, and the users with whom it is shared. */
export const usePeople = () => {
  const { valuation } = useEditor();
  return trpc.valuations.people.useQuery(
    { id: valuation.id },
    { staleTime: freshMs, retry: false },
  );
};
