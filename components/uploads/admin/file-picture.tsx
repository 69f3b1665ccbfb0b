import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';

/** The picture on a file's card; its name stands below it. */
export function FilePicture({ file }: { file: LibraryFile }) {
  return (
    <img
      src={file.url}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] w-full bg-paper-deep object-contain p-3"
    />
  );
}
