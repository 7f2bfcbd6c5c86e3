import { useTableFits } from '../../../components/table/use-table-fits.ts';

const tableWidth = 1260;

export const useListFits = (): boolean => useTableFits(tableWidth);
