import { TornadoBars } from './tornado-bars.tsx';
import { useTornado } from './use-tornado.ts';

/** The tornado chart in the side panel. */
export const PanelTornado = ({ central }: { central: number }) => (
  <TornadoBars {...useTornado(central)} narrow />
);
