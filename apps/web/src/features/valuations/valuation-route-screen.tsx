import { getRouteApi } from '@tanstack/react-router';
import { SnapshotScreen } from './editor/snapshot-screen.tsx';
import { ValuationEditorScreen } from './editor/valuation-editor-screen.tsx';

const route = getRouteApi('/authenticated/shell/valuation/$id');

/** The editor of the valuation in the address; another id is another editor, with a state of its own. */
export const ValuationRouteScreen = () => {
  const { id } = route.useParams();
  const { version } = route.useSearch();
  if (version !== undefined)
    return <SnapshotScreen key={`${id} ${version}`} id={id} number={version} />;
  return <ValuationEditorScreen key={id} id={id} />;
};
