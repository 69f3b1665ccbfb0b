interface FontFacesProps {
  /** Unique name of the set; equal sets are added once. */
  name: string;
  /** CSS rules from `webFontFaces`. */
  css: string;
}

/** Adds the font rules of a part of the site to the document's head. */
export function FontFaces({ name, css }: FontFacesProps) {
  return (
    <style href={`fonts-${name}`} precedence="default">
      {css}
    </style>
  );
}
