import {
  deleteViewInput,
  saveViewInput,
  savedViewSchema,
  savedViewsSchema,
  type SavedViewList,
} from '@valia/domain/lists/saved-view-schemas.ts';
import { deleteView } from '@valia/services/views/delete-view.ts';
import { listSavedViews } from '@valia/services/views/list-saved-views.ts';
import { saveView } from '@valia/services/views/save-view.ts';
import { z } from 'zod';
import type { signedIn } from './procedures.ts';
import { taking, takingNothing } from './taking.ts';

const ownView = { object: 'view', of: 'self', level: 'own', missing: 'accepted' } as const;

/** The named views of one list, for whoever has the list. */
export const savedViewProcedures = (procedure: typeof signedIn, list: SavedViewList) => ({
  views: takingNothing(procedure)
    .output(savedViewsSchema)
    .query(({ ctx }) => listSavedViews({ ctx, list })),
  saveView: taking(procedure, saveViewInput(list), {
    touches: ownView,
    sample: ({ id, newId }) => ({ id, name: newId(), search: {} }),
  })
    .output(savedViewSchema)
    .mutation(({ ctx, input }) => saveView({ ctx, list, input })),
  deleteView: taking(procedure, deleteViewInput, {
    touches: ownView,
    sample: ({ id }) => ({ id }),
  })
    .output(z.null())
    .mutation(({ ctx, input }) => deleteView({ ctx, list, input })),
});
