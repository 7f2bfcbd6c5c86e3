import { Sheet } from '../../../components/sheet.tsx';
import styles from '../settings.module.css';
import { EraseSection } from './erase-section.tsx';
import { ExportSection } from './export-section.tsx';

/** What is kept of me: to take along, or to erase. */
export const DataTab = () => (
  <Sheet className={styles.sheet}>
    <ExportSection />
    <EraseSection />
  </Sheet>
);
