interface FontFacesProps {
  /** Tells one set from another; equal sets are put in once. */
  name: string;
  /** Rules from `webFontFaces`. */
  css: string;
}

/** The rules of fonts that belong to a part of the site, in the document's head. */
export function FontFaces({ name, css }: FontFacesProps) {
  return (
    <style href={`fonts-${name}`} precedence="default">
      {css}
    </style>
  );
}
