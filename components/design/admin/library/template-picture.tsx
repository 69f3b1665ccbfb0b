import { Spinner } from '@/components/ui/spinner';
import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';
import type { ReadyTemplate } from './use-templates';

/** A template as it is printed, or that its fonts are still loading. */
export function TemplatePicture({ ready }: { ready: ReadyTemplate | undefined }) {
  if (!ready) return <Spinner className="size-5 text-muted" />;
  return <Drawn svg={ready.svg} />;
}

function Drawn({ svg }: { svg: SafeSvg }) {
  return (
    <span
      className="relative size-full [&>svg]:absolute [&>svg]:inset-0 [&>svg]:m-auto [&>svg]:h-auto [&>svg]:max-h-full [&>svg]:w-auto [&>svg]:max-w-full"
      // Safe markup: `sceneToSvg` writes only outlines, checked numbers and colours.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
