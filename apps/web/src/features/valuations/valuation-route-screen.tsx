import { getRouteApi } from '@tanstack/react-router';
import { SnapshotScreen } from './editor/snapshot-screen.tsx';
import { ValuationEditorScreen } from './editor/valuation-editor-screen.tsx';

const route = getRouteApi('/authenticated/shell/valuation/$id');

/** The editor of the valuation in the URL; another id gets a new editor with separate state. */
export const ValuationRouteScreen = () => {
  const { id } = route.useParams();
  const { version } = route.useSearch();
  if (version !== undefined)
    return <SnapshotScreen key={`${id} ${version}`} id={id} number={version} />;
  return <ValuationEditorScreen key={id} id={id} />;
};
