'use client';

import { useState } from 'react';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';

export type SizesStage = 'form' | 'saved' | 'closed' | 'lost';

function stageOf({ closed, answer }: Invitation): SizesStage {
  if (closed !== null) return 'closed';
  return answer ? 'saved' : 'form';
}

/**
 * What an invitee's page shows: form, answer or notice. When the event opens or closes, the page is reloaded and
 * `first` changes; typed values are kept behind the notice.
 */
export function useSizesStage(first: Invitation) {
  const [invitation, setInvitation] = useState(first);
  const [stage, setStage] = useState(() => stageOf(first));
  const [known, setKnown] = useState(first.closed);
  const [interrupted, setInterrupted] = useState(false);
  function close() {
    setInterrupted(stage === 'form');
    setStage('closed');
  }
  if (first.closed !== known) {
    const current = { ...invitation, closed: first.closed };
    setKnown(first.closed);
    setInvitation(current);
    if (first.closed !== null) close();
    else if (stage === 'closed') setStage(interrupted ? 'form' : stageOf(current));
  }
  return { invitation, setInvitation, stage, setStage, interrupted, close };
}
