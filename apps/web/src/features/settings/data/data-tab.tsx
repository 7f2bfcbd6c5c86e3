import { Sheet } from '../../../components/sheet.tsx';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';
import { box } from '../../../components/style/class-names.ts';

/** What is kept of me: to take along, or to erase. */
export const DataTab = () => (
  <Sheet className={box({ marginTop: 16 })}>
    <ExportSection />
    <EraseSection />
  </Sheet>
);
