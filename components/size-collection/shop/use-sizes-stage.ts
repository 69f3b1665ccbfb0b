'use client';

import { useState } from 'react';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';

export type SizesStage = 'form' | 'saved' | 'closed' | 'lost';

function stageOf({ closed, answer }: Invitation): SizesStage {
  if (closed !== null) return 'closed';
  return answer ? 'saved' : 'form';
}

/**
 * Where an invitee's page stands. The page is asked for again when the event opens or closes while it is looked at:
 * `first` is then another; what was typed until then is kept behind the notice.
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
