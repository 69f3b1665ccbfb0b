import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { resourceMissing } from '../api/fault';
import { listPage } from '../api/list-page';
import { text, texts } from '../api/read';
import type { EventRecord } from '../records';
import type { World } from '../world';

interface StoredEvent {
  id: string;
  created: number;
}

function eventOf(record: EventRecord): StoredEvent {
  return JSON.parse(record.body) as StoredEvent;
}

export function retrieveEvent(world: World, call: ApiCall): unknown {
  const record = world.events.get(pathId(call));
  if (!record || !sameOwner(record, call.owner)) throw resourceMissing('event', pathId(call));
  return eventOf(record);
}

/** GET /v1/events with `type` or `types`. */
export function listEvents(world: World, call: ApiCall): unknown {
  const type = text(call.form, 'type');
  const types = type === undefined ? texts(call.form, 'types') : [type];
  return listPage(world.events, call, '/v1/events', (record) =>
    types.length === 0 || types.includes(record.type) ? eventOf(record) : null,
  );
}
