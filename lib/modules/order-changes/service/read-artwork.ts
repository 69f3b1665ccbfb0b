import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { sealName } from '@/lib/links/sealed-name';
import { ownPictureFacts } from '@/lib/modules/catalogue/service/own-picture-facts';
import { customisableLayers, maxLengthOf } from '@/lib/modules/design/rules/personalise';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import type { ArtworkField, ArtworkLine, OrderArtwork } from '@/lib/modules/order-changes/contract/artwork';
import { readEditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { linePreviewUrl } from '@/lib/modules/orders/service/line-preview-url';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import type { EditedLine } from '@/lib/modules/payments/service/refigure';
import { issuesOf } from './check-artwork';
import type { ArtworkFacts } from './own-artwork';

function fieldsOf(scene: Scene, line: EditedLine): ArtworkField[] {
  return customisableLayers(scene).map((layer) => {
    const own = {
      side: scene.side,
      layer: layer.id,
      value: line.personalisation[scene.side]?.[layer.id] ?? '',
    };
    const label = layer.label === undefined ? {} : { label: layer.label };
    if (layer.type === 'text')
      return {
        ...own,
        ...label,
        kind: 'text',
        max_length: maxLengthOf(layer),
        allowed: layer.allowed ?? 'any',
      };
    return {
      ...own,
      ...label,
      kind: 'picture',
      width_mm: layer.widthMm,
      height_mm: layer.heightMm,
      scale: layer.scale,
    };
  });
}

async function presentLine(
  tenantId: string,
  line: EditedLine,
  facts: Pick<ArtworkFacts, 'pictures' | 'refusedWords'>,
): Promise<ArtworkLine> {
  const scenes = scenesOf(line);
  return {
    line: line.id,
    name: line.name,
    colour: line.colourName,
    size: line.size,
    quantity: line.quantity,
    fields: scenes.flatMap((scene) => fieldsOf(scene, line)),
    before: scenes.map(({ side }) => ({
      side,
      src: linePreviewUrl({ tenantId, lineId: line.id, side, drawn: line }),
    })),
    issues: await issuesOf(line, facts),
  };
}

const blocks = ({ issues }: ArtworkLine) => issues.some(({ severity }) => severity === 'block');

/**
 * An order's printed lines, what of each can be changed, and what the print check says of it now. D3-53. Throws 404 for another
 * tenant's order.
 */
export async function readArtwork(context: TenantContext, orderId: string): Promise<OrderArtwork> {
  const { tenantId } = context;
  const { order, facts, lines } = await withTenant(context, async (tx) => {
    const found = await findOrder(tx, tenantId, orderId);
    const read = found && (await readEditFacts(tx, tenantId, orderId));
    if (!found || !read) throw notFound();
    return { order: found, facts: read, lines: await findLines(tx, tenantId, orderId) };
  });
  const { slug, refusedWords } = facts.event;
  const pictures = await ownPictureFacts(tenantId, lines.flatMap(scenesOf));
  const shown = await Promise.all(
    lines.map((line) => presentLine(tenantId, line, { pictures, refusedWords })),
  );
  return {
    version: order.updatedAt.toISOString(),
    event_slug: slug,
    ...(context.actor !== 'shopper' && { upload: sealName('order-photos', { tenantId, id: orderId }) }),
    can_accept: order.status === 'artwork_issue' && !shown.some(blocks),
    lines: shown.filter((line) => line.fields.length > 0 || blocks(line)),
  };
}
