import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';

/** What every act on one file gets. */
export interface FileActProps {
  tenant: string;
  file: LibraryFile;
  /** The file as it is after the act; null where there is none to show. */
  onChange: (file: LibraryFile | null) => void;
}
