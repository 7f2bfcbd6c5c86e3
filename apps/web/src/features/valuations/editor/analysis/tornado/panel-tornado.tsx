import { TornadoBars } from './tornado-bars.tsx';
import { useTornado } from './use-tornado.ts';

/** The tornado beside the work. */
export const PanelTornado = ({ central }: { central: number }) => (
  <TornadoBars {...useTornado(central)} narrow />
);
